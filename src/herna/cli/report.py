"""`herna report DIR`: a stored run as one page of figures."""

from __future__ import annotations

import argparse
import shlex
from pathlib import Path
from typing import TYPE_CHECKING, Any

from herna.cli.changed import use_changes_of_run
from herna.cli.commands import add_command
from herna.cli.files import report_write_errors
from herna.engine.errors import BadInput
from herna.lab.extras import require
from herna.lab.runs import read_run, write_file
from herna.messages.words import Words

if TYPE_CHECKING:
    from herna.lab.report import Report

PAGE, PICTURES = "report.html", "pictures"


def add(commands: Any, words: Words) -> None:
    """Add `report` to the command line."""
    report = add_command(commands, "report", run, words)
    report.add_argument("folder", metavar="DIR", type=Path, help=words.say("help-report-folder"))
    report.add_argument("--out", metavar="FILE", type=Path, help=words.say("help-report-out"))
    report.add_argument("--png", action="store_true", help=words.say("help-report-png"))
    report.add_argument("--chances", metavar="FILE", type=Path, help=words.say("help-report-chances"))


def run(arguments: argparse.Namespace, words: Words) -> int:
    """Write the report and print where it is."""
    require("lab")
    from herna.lab.figures import picture  # only now: these packages take long to load
    from herna.lab.page import render_page
    from herna.lab.report import Report

    use_changes_of_run(arguments.folder)
    report = Report(read_run(arguments.folder), words.language)
    if report.matches.is_empty():
        command = shlex.join(["herna", "simulate", "--resume", str(arguments.folder)])
        raise BadInput("report-nothing", folder=str(arguments.folder), command=command)
    if arguments.chances is not None:
        print(write_correction(report, arguments.chances, words))
    file = arguments.out or arguments.folder / PAGE
    write_file(file, render_page(report).encode())
    print(words.say("report-written", {"file": str(file)}))
    if arguments.png:
        folder = file.parent / PICTURES
        with report_write_errors(folder):
            folder.mkdir(exist_ok=True)
        for section in report.sections():
            if section.figure is not None:
                write_file(folder / f"{section.name}.png", picture(section.figure, section.title, words.language))
        print(words.say("report-pictures", {"folder": str(folder)}))
    return 0


def write_correction(report: Report, file: Path, words: Words) -> str:
    """Write what corrects the bots' expectations; says what it is."""
    from herna.lab.chances import correction_text, expectations, fit

    rows = expectations(report.matches)
    found = fit(rows)
    cells = report.grid.cells
    made = {
        "bots": list(dict.fromkeys(bot for cell in cells for bot in cell.bots)),
        "seed": cells[0].seed,
        "options": {name: list(dict.fromkeys(cell.options[name] for cell in cells)) for name in cells[0].options},
        "matches": report.ended.height,
        "expectations": rows.height,
    }
    write_file(file, correction_text(found, made).encode())
    return words.say("report-corrected", {"file": str(file), "slope": found.slope, "middle": found.middle})
