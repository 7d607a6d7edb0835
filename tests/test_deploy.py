"""The files of deploy/: read as what they are, with commands, settings, paths and metrics that exist."""

import configparser
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped] # it brings no types

from herna.build import BUILD
from herna.cli.config import read_config
from herna.cli.main import _with_long_commands, parser
from herna.cli.serve import defaults, options
from herna.messages.words import Words
from herna.server.metrics import Metrics
from tests.server.serving import Server, settings_for

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\bherna_[a-z_]+")
COMMAND = re.compile(r"(?:^|[=/ ])herna ((?:serve|admin|backup|restore|matches)\b[^\n|\"`]*)", re.MULTILINE)


def read(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> Any:
    return yaml.safe_load(read("compose.yaml"))


def metrics_there_are() -> set[str]:
    """The metrics of /metrics, each with the names that Prometheus gives its parts."""
    metrics = Metrics()
    names: set[str] = set()
    for family in metrics.registry.collect():
        end = {"counter": ("_total",), "histogram": ("_bucket", "_count", "_sum")}.get(family.type, ("",))
        names |= {family.name + each for each in end}
    return names


def expressions(found: Any) -> list[str]:
    """Every `expr` in some data."""
    if isinstance(found, dict):
        here = [found["expr"]] if "expr" in found else []
        return [*here, *(each for value in found.values() for each in expressions(value))]
    return [each for value in found for each in expressions(value)] if isinstance(found, list) else []


@pytest.mark.parametrize("name", ["alerts.yaml", "grafana.json"])
def test_every_metric_that_is_named_exists(name: str) -> None:
    data = json.loads(read(name)) if name.endswith(".json") else yaml.safe_load(read(name))
    asked = {metric for expression in expressions(data) for metric in METRIC.findall(expression)}

    assert asked
    assert asked <= metrics_there_are()


def test_every_metric_is_on_the_board_and_documented() -> None:
    shown = set(METRIC.findall(" ".join(expressions(json.loads(read("grafana.json"))))))
    document = (ROOT / "docs" / "operations.md").read_text(encoding="utf-8")
    documented = set(re.findall(r"^\| `(herna_[a-z_]+)", document, re.MULTILINE))
    stem = re.compile(r"_(bucket|count|sum)$")

    assert {stem.sub("", each) for each in shown} == documented
    assert {stem.sub("", each) for each in metrics_there_are()} == documented


def test_every_label_that_an_alert_asks_for_exists() -> None:
    labels = {"instance", "job", "le"} | {
        label for collector in vars(Metrics()).values() for label in getattr(collector, "_labelnames", ())
    }
    for expression in expressions([yaml.safe_load(read("alerts.yaml")), json.loads(read("grafana.json"))]):
        named = re.findall(r"(\w+)(?:=~|!~|!=|=)\"", expression)
        named += [each.strip() for found in re.findall(r"by \(([^)]*)\)", expression) for each in found.split(",")]
        assert set(named) <= labels, expression


def test_every_alert_says_what_it_means() -> None:
    rules = [rule for group in yaml.safe_load(read("alerts.yaml"))["groups"] for rule in group["rules"]]

    assert len({rule["alert"] for rule in rules}) == len(rules) >= 5
    for rule in rules:
        assert rule["labels"]["severity"] in ("page", "warn")
        assert "$labels.instance" in rule["annotations"]["summary"]


def commands() -> list[str]:
    found = [" ".join(compose()["services"]["herna"]["command"].split())]
    found += [" ".join(json.loads(line[4:])) for line in read("Dockerfile").splitlines() if line.startswith("CMD [")]
    found += [f"herna {each}" for name in ("herna.service", "smoke") for each in COMMAND.findall(read(name))]
    return found


@pytest.mark.parametrize("command", commands())
def test_every_command_of_herna_has_these_options(command: str) -> None:
    filled = re.sub(r"\$\{HERNA_ORIGIN[^}]*\}", "https://herna.example.org", command)
    words = shlex.split(filled)[1:]

    arguments = parser("en", BUILD).parse_args(_with_long_commands(words))

    assert callable(arguments.run)


def test_the_settings_can_be_read() -> None:
    found = read_config(DEPLOY / "herna.toml", options(Words("en")), Words("en"))

    assert found["data"] == Path("/var/lib/herna")
    assert found["secure"] is True


def test_what_the_dockerfile_copies_and_installs_exists() -> None:
    text = read("Dockerfile")
    for line in re.findall(r"^COPY (?!--from)(.*)$", text, re.MULTILINE):
        for path in line.split()[:-1]:
            assert (ROOT / path).exists(), path
    for lock in re.findall(r"--requirement /?(\S+)", text):
        assert (ROOT / lock).is_file(), lock
    scripts = json.loads((ROOT / "ui" / "package.json").read_text(encoding="utf-8"))["scripts"]
    assert set(re.findall(r"npm run (\w+)", text)) <= set(scripts)
    sources = {path.split("/")[0] for path in re.findall(r"^COPY (?!--from)(.*) \S+$", text, re.MULTILINE)}
    assert "src" in sources
    assert "requirements-server.lock" in text.split("FROM")[-1]
    assert not re.search(r"compile|dev|lab", text.split("FROM")[-1])  # production has only what it needs
    assert re.search(r"^USER herna$", text, re.MULTILINE)


def test_the_containers_wait_for_each_other_and_stop_in_time() -> None:
    services = compose()["services"]

    assert set(services) == {"database", "herna", "nginx"}
    assert services["herna"]["depends_on"]["database"]["condition"] == "service_healthy"
    assert services["nginx"]["depends_on"]["herna"]["condition"] == "service_healthy"
    assert int(services["herna"]["stop_grace_period"].removesuffix("s")) >= defaults()["drain"] + 15
    assert "ports" not in services["database"]
    assert "ports" not in services["herna"]  # only nginx is reached from outside
    subnet = compose()["networks"]["default"]["ipam"]["config"][0]["subnet"]
    assert f"--proxy {subnet}" in services["herna"]["command"]
    for volume in services["nginx"]["volumes"]:
        name = volume.split(":")[0].removeprefix("./")
        assert name == "certificates" or (DEPLOY / name).exists()


def test_nginx_limits_connections_and_passes_live_connections_on() -> None:
    text = re.sub(r"#.*", "", read("nginx.conf"))

    assert text.count("{") == text.count("}")
    statements = [each.strip() for each in re.split(r"[;{}]", text) if each.strip()]
    for wanted in (
        "limit_conn herna_connections 100",
        "proxy_set_header Upgrade $http_upgrade",
        "proxy_set_header X-Forwarded-For $remote_addr",
        "location = /metrics",
    ):
        assert wanted in statements
    zones = set(re.findall(r"zone=(\w+):", text))
    assert zones == {*re.findall(r"limit_conn (\w+) \d", text), *re.findall(r"limit_req zone=(\w+) ", text)}


@pytest.mark.skipif(shutil.which("nginx") is None, reason="nginx is not installed")
def test_nginx_accepts_its_file(tmp_path: Path) -> None:
    text = read("nginx.conf").replace("herna:8000", "127.0.0.1:8000").replace("listen 443 ssl", "listen 8443")
    text = re.sub(r"(?m)^\s*ssl_certificate.*$", "", text).replace("listen 80;", "listen 8080;")
    file = tmp_path / "nginx.conf"
    file.write_text(f"pid {tmp_path}/pid;\nevents {{}}\nhttp {{\n{text}\n}}\n", encoding="utf-8")

    ended = subprocess.run(["nginx", "-t", "-c", str(file)], capture_output=True, text=True, check=False)

    assert ended.returncode == 0, ended.stderr


def test_the_service_is_hardened_and_has_time_to_drain() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign] # names keep their capitals, as documented
    unit.read_string(read("herna.service"))
    service = unit["Service"]

    assert service["ExecStart"].startswith("/opt/herna/bin/herna serve --config ")
    assert int(service["TimeoutStopSec"]) >= defaults()["drain"] + 15  # and what stopping takes
    for wanted in ("DynamicUser", "NoNewPrivileges", "PrivateTmp", "ProtectKernelModules", "RestrictSUIDSGID"):
        assert service[wanted] == "yes"
    assert service["ProtectSystem"] == "strict"
    assert service["StateDirectory"] == "herna"


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="systemd is not installed")
def test_systemd_knows_every_line_of_the_service(tmp_path: Path) -> None:
    file = tmp_path / "herna.service"
    file.write_text(read("herna.service").replace("/opt/herna/bin/herna", "/bin/true"), encoding="utf-8")

    ended = subprocess.run(["systemd-analyze", "verify", str(file)], capture_output=True, text=True, check=False)

    assert "Unknown" not in ended.stderr


def test_the_smoke_script_is_bash_and_names_what_is_there() -> None:
    text = read("smoke")

    assert subprocess.run(["bash", "-n", str(DEPLOY / "smoke")], check=False).returncode == 0
    assert (DEPLOY / "smoke").stat().st_mode & 0o111
    services = compose()["services"]
    assert set(re.findall(r"(?:exec --no-TTY|restart --timeout 30) (\w+)", text)) <= set(services)


def test_what_the_smoke_script_does_with_a_server_works_on_one_that_runs_here(tmp_path: Path) -> None:
    """Docker is a stand-in that only runs `herna admin`; nginx and the compiled build are left out."""
    data, programs = tmp_path / "data", tmp_path / "bin"
    programs.mkdir()
    herna = f"{shlex.quote(sys.executable)} -m herna.cli.main"
    admin = f'case "$*" in *"admin status --json") exec {herna} admin status --json --data {data};; esac\n'
    (programs / "docker").write_text(f"#!/bin/sh\n{admin}", encoding="utf-8")
    (programs / "docker").chmod(0o755)
    with Server(settings_for(data)) as server:
        text = read("smoke").replace("https://localhost", server.url).replace("= compiled ]", f"= {BUILD} ]")
        text = "".join(line for line in text.splitlines(keepends=True) if "/metrics" not in line)
        (tmp_path / "smoke").write_text(text, encoding="utf-8")
        path = f"{programs}:{os.environ['PATH']}"
        ran = subprocess.run(
            ["bash", str(tmp_path / "smoke")],
            env=os.environ | {"PATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    assert ran.stdout.endswith("all is well\n"), ran.stderr
    games = set(re.findall(r'"game": "([\w-]+)"', read("smoke")))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert games
    assert games <= set(project["entry-points"]["herna.games"])  # those of the examples are not in the image
