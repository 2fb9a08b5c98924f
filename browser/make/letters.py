"""Makes the letters of the book, book/theme/fonts/*.woff2: Source Sans 3 and Source Code Pro, whole as their makers give them,
cut to the characters that the built book, its scripts and what draws its figures have; and a few signs that both lack, from
Noto. They are made after the book has got a character that it had not (a test of the browser's says which).

It takes the fonts from npm. Their licence, in the same folder, lets nobody call a cut font "Source", so that they are renamed.
"""

import html
import io
import pathlib
import subprocess
import tarfile
import tempfile

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

ROOT = pathlib.Path(__file__).resolve().parents[2]
FONTS = ROOT / "book" / "theme" / "fonts"
PACKAGES = {
    "sans": "source-sans@3.52.0",
    "code": "source-code-pro@2.42.0",
    "math": "@fontsource/noto-sans-math@5.3.0",
    "symbols": "@fontsource/noto-sans-symbols-2@5.3.0",
}
SOURCES = ["book/theme/*.css", "book/theme/*.js", "book/src/scripts/**/*.js", "book/*.toml", "crates/*/src/**/*.rs", "crates/*/src/**/*.js"]
# Regular to bold, and what the pages use of a font's features: digits of one width, figures above the line.
WEIGHTS = (400, 700)
FEATURES = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum", "sups"]


def characters():
    """All that can stand in a page, and the letters of western Europe."""
    found = set(map(chr, [*range(0x20, 0x7F), *range(0xA0, 0x100)]))
    for page in (ROOT / "target" / "book").rglob("*.html"):
        found |= set(html.unescape(page.read_text(encoding="utf-8")))
    for pattern in SOURCES:
        for file in ROOT.glob(pattern):
            found |= set(file.read_text(encoding="utf-8"))
    return {ord(it) for it in found if it >= " "}


def package(name, into):
    packed = subprocess.run(["npm", "pack", "--silent", PACKAGES[name]], cwd=into, check=True, capture_output=True, text=True)
    with tarfile.open(pathlib.Path(into) / packed.stdout.split()[-1]) as archive:
        archive.extractall(pathlib.Path(into) / name, filter="data")
    return pathlib.Path(into) / name / "package"


def cut(font, unicodes, name, file):
    """Leaves only these characters in the font, calls it `name` and writes it."""
    if "fvar" in font:
        whole = io.BytesIO()
        instantiateVariableFont(font, {"wght": WEIGHTS}).save(whole)
        font = TTFont(whole)
    options = Options()
    options.flavor = "woff2"
    options.hinting = False
    options.layout_features = FEATURES if "Sans" in name else ["ccmp"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=unicodes)
    subsetter.subset(font)
    # The space between groups of digits, of an eighth of an em: on a phone that is a pixel, and nobody sees it.
    narrow = font.getBestCmap().get(0x202F)
    if narrow and "Sans" in name:
        font["hmtx"][narrow] = (font["head"].unitsPerEm // 6, 0)
    for record in font["name"].names:
        if record.nameID in (1, 4, 6, 16, 25):
            record.string = name if record.nameID not in (6, 25) else name.replace(" ", "")
    font.flavor = "woff2"
    font.save(FONTS / file)
    print(f"{file}: {len(font.getBestCmap())} characters, {(FONTS / file).stat().st_size / 1000:.1f} KB")


def main():
    wanted = characters()
    with tempfile.TemporaryDirectory() as folder:
        sans, code, math, symbols = (package(name, folder) for name in PACKAGES)
        upright, italic = (TTFont(sans / "VF" / f"SourceSans3VF-{style}.ttf") for style in ("Upright", "Italic"))
        mono = TTFont(code / "VF" / "SourceCodeVF-Upright.ttf")
        lacking = {it for it in wanted if any(it not in font.getBestCmap() for font in (upright, mono))}
        cut(upright, wanted, "Look Ahead Sans", "sans.woff2")
        cut(italic, wanted, "Look Ahead Sans", "sans-italic.woff2")
        cut(mono, wanted, "Look Ahead Code", "code.woff2")
        for name, at, file in [("math", math, "noto-sans-math-latin"), ("symbols", symbols, "noto-sans-symbols-2-symbols")]:
            font = TTFont(at / "files" / f"{file}-400-normal.woff2")
            there = lacking & set(font.getBestCmap())
            lacking -= there
            cut(font, there, "Look Ahead Signs", f"{name}.woff2")
            print("  unicode-range:", ", ".join(f"U+{it:X}" for it in sorted(there)))
    print("in none of them:", "".join(chr(it) for it in sorted(lacking)))


main()
