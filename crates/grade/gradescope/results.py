"""Writes what Gradescope reads of a submission, from the results of one: results.py graded/results.json results/results.json"""

import json
import sys


def share(part, of):
    return part / of if of else 1.0


def line(name, part, passed, output="", visibility="visible"):
    return {
        "name": name,
        "score": part["points"],
        "max_score": part["of"],
        "status": "passed" if passed else "failed",
        "output": output,
        "output_format": "text",
        "visibility": visibility,
    }


def words(runs, kind):
    right = f"Of {runs['runs']} {kind}, {runs['answers']} answered rightly."
    return "\n\n" + right + "\n" + runs["text"] if runs["runs"] else ""


def lines(exercise):
    name = f"{exercise['id']}  {exercise['stem']}"
    judged = exercise.get("judged") or {"runs": 0, "answers": 0, "text": ""}
    little_work = judged.get("effort", judged["runs"])
    text = exercise["text"].strip() + words(judged, "fresh inputs")

    def passed(effort, right):
        functions = (it["passed"] for it in exercise["functions"] if it.get("effort", False) == effort)
        solved = exercise["result"] == "solved" or exercise["handed_in"] and all(functions)
        return solved and share(right, judged["runs"]) == 1.0

    answers, effort = passed(False, judged["answers"]), passed(True, little_work)
    if exercise["effort"]["of"] == 0:
        yield line(name, exercise["answers"], answers, text)
    else:
        yield line(name + ": answers", exercise["answers"], answers, text)
        yield line(name + ": effort", exercise["effort"], effort)
    hidden = exercise.get("hidden_runs")
    if hidden:
        right = hidden["answers"] == hidden["runs"] == hidden.get("effort", hidden["runs"])
        part = exercise.get("hidden", {"points": 0, "of": 0})
        yield line(name + ": hidden", part, right, words(hidden, "hidden cases").strip(), "hidden")


def main(graded, result):
    with open(graded, encoding="utf-8") as file:
        (submission,) = json.load(file)["submissions"]
    remarks = submission["remarks"] + [
        f"{exercise['stem']}: {look}" for exercise in submission["exercises"] for look in exercise.get("look", [])
    ]
    upload = {
        "score": submission["points"],
        "output": "\n".join(remarks),
        "visibility": "visible",
        # What the command says on the way is for instructors.
        "stdout_visibility": "hidden",
        "tests": [it for exercise in submission["exercises"] for it in lines(exercise)],
    }
    with open(result, "w", encoding="utf-8") as file:
        json.dump(upload, file, ensure_ascii=False, indent=2)


main(*sys.argv[1:])
