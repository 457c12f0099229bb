"""The API does what its document says, whatever is thrown at it."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest
import schemathesis
from hypothesis import settings

from civitas.server.api import bodies
from civitas.server.document import document

from .site import Person, Site

SCHEMA = schemathesis.openapi.from_dict(msgspec.json.decode(document()))
EXAMPLES = 4
# One person and their table for all examples.
TESTERS: dict[Site, tuple[Person, str]] = {}


def newcomer(site: Site) -> tuple[Person, str]:
    person = site.person()
    return person, person.table("proving", "me", "me")["id"]


@SCHEMA.parametrize()
@settings(max_examples=EXAMPLES, deadline=None)
def test_the_server_keeps_its_document(case: schemathesis.Case, site: Site) -> None:
    person, table = TESTERS.get(site) or TESTERS.setdefault(site, newcomer(site))
    if "table" in case.path_parameters and "poll" not in case.path:
        case.path_parameters["table"] = table
    response = case.call(base_url=site.url, headers={"X-Civitas": "1"}, cookies=dict(person.http.cookies), timeout=60)
    assert response.status_code < 500, response.text
    if response.status_code >= 400:
        problem = response.json()
        assert problem["status"] == response.status_code
        assert problem["detail"]
    else:
        case.validate_response(response, checks=[schemathesis.checks.response_schema_conformance])


def test_every_body_has_an_example_and_every_path_a_version() -> None:
    found = 0
    for path, operations in msgspec.json.decode(document())["paths"].items():
        assert path.startswith("/api/v1/")
        for operation in operations.values():
            if "requestBody" in operation:
                assert operation["requestBody"]["content"]["application/json"]["schema"]["examples"]
                found += 1
    assert found > 15


@pytest.mark.parametrize("name", [name for name in vars(bodies) if name.endswith("Body")])
def test_an_example_is_what_the_server_takes(name: str) -> None:
    kind, shown = get_args(getattr(bodies, name))
    assert msgspec.convert(shown.examples[0].value, kind)


def test_every_operation_has_a_name_and_a_summary() -> None:
    for path, operations in msgspec.json.decode(document())["paths"].items():
        for method, operation in operations.items():
            assert operation["operationId"], f"{method} {path}"
            assert operation["summary"], f"{method} {path}"
