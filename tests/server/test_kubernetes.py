"""The manifests in `deploy/kubernetes.yml`: Kubernetes' own schemas, and what they agree about.

`test_deployed.py` runs what they describe.
"""

import pytest

from server.deployed import DEPLOY, manifests, pod_of
from tumbleweed.server.bot_workers.pool import PATIENCE
from tumbleweed.server.processes.process import FAREWELL

OLDEST = "1.30"


def test_kubernetes_understands_the_manifests() -> None:
    schemas = pytest.importorskip("kubernetes_validate")
    for manifest in manifests():
        for version in (OLDEST, schemas.latest_version()):
            schemas.validate(manifest, version, strict=True)


def test_its_schemas_notice_what_is_wrong() -> None:
    schemas = pytest.importorskip("kubernetes_validate")
    deployment = manifests()[0]
    deployment["spec"]["template"]["spec"]["containers"][0]["redinessProbe"] = {}
    with pytest.raises(schemas.ValidationError, match="redinessProbe"):
        schemas.validate(deployment, OLDEST, strict=True)


def test_the_manifests_fit_together() -> None:
    of = {each["kind"]: each for each in reversed(manifests())}  # the servers' are the first
    assert set(of) == {"Deployment", "Service", "PodDisruptionBudget", "Ingress"}
    spec = of["Deployment"]["spec"]
    labels = spec["template"]["metadata"]["labels"]
    assert spec["selector"]["matchLabels"] == labels
    assert of["Service"]["spec"]["selector"] == labels
    assert of["PodDisruptionBudget"]["spec"]["selector"]["matchLabels"] == labels
    assert of["PodDisruptionBudget"]["spec"]["minAvailable"] < spec["replicas"]
    assert spec["strategy"]["rollingUpdate"] == {"maxSurge": 1, "maxUnavailable": 0}
    (path,) = of["Ingress"]["spec"]["rules"][0]["http"]["paths"]
    assert path["backend"]["service"]["name"] == of["Service"]["metadata"]["name"]


def test_bots_are_reached_by_nobody_and_have_time_to_end() -> None:
    servers, bots = [each for each in manifests() if each["kind"] == "Deployment"]
    labels = bots["spec"]["template"]["metadata"]["labels"]
    assert bots["spec"]["selector"]["matchLabels"] == labels
    assert labels != servers["spec"]["selector"]["matchLabels"]
    pod = pod_of("tumbleweed-bots")
    (container,) = pod["containers"]
    assert "ports" not in container
    assert container["image"] == pod_of("tumbleweed")["containers"][0]["image"]
    assert pod["terminationGracePeriodSeconds"] >= PATIENCE + FAREWELL + 10


@pytest.mark.parametrize("deployment", ["tumbleweed", "tumbleweed-bots"])
def test_a_pod_may_do_little(deployment: str) -> None:
    pod = pod_of(deployment)
    (container,) = pod["containers"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert f"USER {pod['securityContext']['runAsUser']}\n" in (DEPLOY / "Dockerfile").read_text()
    assert container["securityContext"]["readOnlyRootFilesystem"]
    assert not container["securityContext"]["allowPrivilegeEscalation"]
    assert set(container["resources"]["requests"]) == {"cpu", "memory"}
    volumes = {each["name"] for each in pod["volumes"]}
    assert {each["name"] for each in container["volumeMounts"]} == volumes


def test_a_server_is_asked_how_it_is() -> None:
    (container,) = pod_of("tumbleweed")["containers"]
    assert container["livenessProbe"]["httpGet"]["path"] == "/health/live"
    assert container["readinessProbe"]["httpGet"]["path"] == "/health/ready"
