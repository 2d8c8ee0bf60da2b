"""The manifests in `deploy/kubernetes.yml`: Kubernetes' own schemas, and what they agree about.

`test_deployed.py` runs what they describe.
"""

import pytest

from server.deployed import DEPLOY, manifests

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
    of = {each["kind"]: each for each in manifests()}
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


def test_a_pod_may_do_little() -> None:
    pod = manifests()[0]["spec"]["template"]["spec"]
    (container,) = pod["containers"]
    assert pod["securityContext"]["runAsNonRoot"]
    assert f"USER {pod['securityContext']['runAsUser']}\n" in (DEPLOY / "Dockerfile").read_text()
    assert container["securityContext"]["readOnlyRootFilesystem"]
    assert not container["securityContext"]["allowPrivilegeEscalation"]
    assert set(container["resources"]["requests"]) == {"cpu", "memory"}
    assert container["livenessProbe"]["httpGet"]["path"] == "/health/live"
    assert container["readinessProbe"]["httpGet"]["path"] == "/health/ready"
    volumes = {each["name"] for each in pod["volumes"]}
    assert {each["name"] for each in container["volumeMounts"]} == volumes
