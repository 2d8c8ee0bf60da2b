"""Training of nets: `python -m tumbleweed.lab.train`. Learning needs PyTorch, playing does not."""
