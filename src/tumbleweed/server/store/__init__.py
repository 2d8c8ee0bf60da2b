"""What outlives a process: people, tables, choices, events, chat, jobs."""
