"""Lines of print as a scanner or a camera sees them, cut out as the engine cuts them: 48 rows, white to the right."""

from __future__ import annotations

import subprocess
from functools import lru_cache
from pathlib import Path
from random import Random
from typing import Iterator

import cv2
import numpy as np
from fontTools.ttLib import TTFont
from PIL import Image, ImageDraw, ImageFont

from scripts import Script

HEIGHT = 48
COLUMN = 8
POOL = 24  # batches drawn at a time, so that lines alike in width come together
LEAST_LEFT = 0.5  # of the ink, when a line has been worn and scanned


def families(list_file: Path, held_out: bool) -> dict[str, int]:
    trained, _, kept = list_file.read_text("utf-8").partition("held-out:")
    lines = [line for line in (kept if held_out else trained).split("\n") if line.strip()]
    return {line.split(":")[0]: int(line.split(":")[1]) if ":" in line else 1 for line in lines}


Face = tuple[str, int]


@lru_cache
def installed() -> dict[str, list[Face]]:
    """Font files by family, and the face's number in each."""
    listing = subprocess.run(["fc-list", "--format", "%{file}|%{index}|%{family}|%{style}\n"], capture_output=True, text=True, check=True).stdout
    files: dict[str, list[Face]] = {}
    for line in sorted(set(listing.split("\n"))):
        if not line:
            continue
        path, index, family, style = line.split("|")[:4]
        odd = any(word in style for word in ("Thin", "Hairline", "ExtraLight", "UltraLight", "Extra Light", "Black", "Outline", "Inverted"))
        if path.lower().endswith((".ttf", ".otf", ".ttc")) and not odd:
            files.setdefault(family.split(",")[0], []).append((path, int(index)))
    return files


@lru_cache(maxsize=1024)
def covered(face: Face) -> frozenset[int]:
    path, index = face
    return frozenset(TTFont(path, lazy=True, fontNumber=index).getBestCmap() or {})


@lru_cache(maxsize=2048)
def typeface(face: Face, size: int) -> ImageFont.FreeTypeFont:
    path, index = face
    return ImageFont.truetype(path, size, index)


def worn(mask: np.ndarray, size: int, rng: Random, noise: np.random.Generator) -> np.ndarray:
    """What ink and copiers do to print: strokes swell or thin, patches fade, a thermal head leaves faint rows."""
    if rng.random() < 0.2:
        soft = cv2.GaussianBlur(mask, (0, 0), rng.uniform(0.025, 0.06) * size)
        mask = np.clip((soft - rng.choice([rng.uniform(0.2, 0.4), rng.uniform(0.48, 0.58)])) * 5 + 0.5, 0, 1)
    if rng.random() < 0.08:
        coarse = noise.uniform(rng.uniform(0.1, 0.6), 1.2, (4, max(4, mask.shape[1] // size * 2))).astype(np.float32)
        mask = mask * np.clip(cv2.resize(coarse, mask.shape[::-1], interpolation=cv2.INTER_CUBIC), 0, 1)
    if rng.random() < 0.04:
        faint = np.where(noise.random((mask.shape[0], 1)) < 0.15, rng.uniform(0.1, 0.6), 1).astype(np.float32)
        mask = mask * faint
    return mask


def darker(page: np.ndarray) -> int:
    """How many pixels are nearer to the darkest than to the brightest."""
    return int((page < (float(page.min()) + float(page.max())) / 2).sum())


class Samples:
    def __init__(self, script: Script, seed: int, held_out: bool = False) -> None:
        self.script = script
        self.texts = script.texts(seed)
        self.rng = Random(seed + 1)
        self.noise = np.random.default_rng(seed + 2)
        weights = {family: weight for family, weight in families(script.fonts, held_out).items() if family in installed()}
        self.families, self.weights = list(weights), list(weights.values())

    def draw(self) -> tuple[np.ndarray, str]:
        while True:
            text = self.texts.draw()
            for _ in range(6):
                face = self.rng.choice(installed()[self.rng.choices(self.families, self.weights)[0]])
                if covered(face).issuperset(ord(c) for c in text):
                    try:
                        crop = self.picture(text, face)
                    except OSError:  # FreeType refuses the hints of a few glyphs.
                        continue
                    if crop is not None and crop.shape[1] <= self.script.most_width:
                        return crop, text
                    break

    def picture(self, text: str, face: Face) -> np.ndarray | None:
        rng = self.rng
        least = self.script.least_size
        size = round(min(64, max(least, rng.lognormvariate(3.2, 0.32)))) if rng.random() < 0.7 else rng.randint(least, least + 8)
        if rng.random() < 0.05:
            mask, left = self.dotted(text, face, size)
        else:
            mask, left = self.typeset(text, face, size)
        ink, paper = rng.uniform(0, 110) if rng.random() < 0.85 else rng.uniform(110, 165), rng.uniform(225, 255)
        used = worn(mask, size, rng, self.noise)
        if used.sum() < LEAST_LEFT * mask.sum():
            used = mask
        return self.scan(paper + (ink - paper) * used, size, size, left, 2 * size)

    def typeset(self, text: str, face: Face, size: int) -> tuple[np.ndarray, int]:
        """Ink from 0 to 1, three sizes high, a size of room on all sides; and the length of the text. Now and then typed: every type struck by itself."""
        rng = self.rng
        font = typeface(face, size)
        typed = rng.random() < 0.05
        spread = rng.choice([0, 0, 0, 0, 0, 0, 0, rng.uniform(0.02, 0.14) * size])
        apart = typed or spread > 0
        left = int(sum(font.getlength(c) + spread for c in text) if apart else font.getlength(text))
        image = Image.new("L", (left + 2 * size, 3 * size), 0)
        draw = ImageDraw.Draw(image)
        if apart:
            x = float(size)
            for c in text:
                lift, strength = (rng.gauss(0, 0.025) * size, rng.uniform(0.55, 1)) if typed else (0.0, 1.0)
                draw.text((x, 2 * size + lift), c, fill=round(255 * strength), font=font, anchor="ls")
                x += font.getlength(c) + spread
        else:
            draw.text((size, 2 * size), text, fill=255, font=font, anchor="ls")
        self.surround(draw, size, 2 * size, image.width)
        return np.asarray(image, np.float32) / 255, left

    def dotted(self, text: str, face: Face, size: int) -> tuple[np.ndarray, int]:
        """As a printer of dots sets it, or a till: a raster of few dots to the letter, the dots round and apart or overlapping. As `typeset`."""
        rng = self.rng
        dots = rng.randint(14, 20) if any(ord(c) > 0x7F for c in text) else rng.randint(10, 18)
        font = typeface(face, dots)
        left = int(font.getlength(text))
        image = Image.new("L", (left + 2 * dots, 3 * dots), 0)
        ImageDraw.Draw(image).text((dots, 2 * dots), text, fill=255, font=font, anchor="ls")
        raster = (np.asarray(image, np.float32) > rng.uniform(90, 140)).astype(np.float32)
        across = np.abs(np.arange(6) - 2.5)
        dot = (np.hypot(across[:, None], across[None]) < rng.uniform(2.3, 3.6)).astype(np.float32)
        mask = np.kron(raster, dot)
        scale = size / dots
        return cv2.resize(mask, (round(image.width * scale), 3 * size), interpolation=cv2.INTER_AREA), round(left * scale)

    def surround(self, draw: ImageDraw.ImageDraw, size: int, baseline: int, width: int) -> None:
        """Rules, and the tops and feet of neighbouring lines, which a crop now and then has at its border."""
        rng = self.rng
        if rng.random() < 0.1:
            y = baseline + round(size * rng.uniform(0.24, 0.45))
            draw.line((0, y, width, y), fill=rng.randint(90, 255), width=max(1, size // 16))
        if rng.random() < 0.06:  # typed onto its line
            y = baseline + round(size * rng.uniform(-0.06, 0.16))
            draw.line((rng.choice([0, 0, size]), y, width, y), fill=rng.randint(150, 255), width=rng.randint(1, max(1, size // 10)))
        if rng.random() < 0.06:
            y = baseline - round(size * rng.uniform(0.95, 1.15))
            draw.line((0, y, width, y), fill=rng.randint(90, 255), width=max(1, size // 16))
        if rng.random() < 0.1:
            pitch = size * rng.uniform(1.12, 1.3)
            face = rng.choice(installed()[self.script.neighbours])
            draw.text((rng.randint(0, width // 3), baseline + rng.choice([-pitch, pitch])), self.texts.phrase(), fill=255, font=typeface(face, size), anchor="ls")

    def archived(self, page: np.ndarray, size: int) -> np.ndarray:
        """As archives keep copies: black and white, then shrunk to the rows of a screen in grey and seen at its old size again. As `page`."""
        rng = self.rng
        dark, light = float(page.min()), float(page[0, 0])
        inked = np.where(page < dark + (light - dark) * rng.uniform(0.45, 0.85), 0.0, 255.0).astype(np.float32)
        least = self.script.least_size
        scale = min(0.8, rng.uniform(least - 1.5, least + 5) / size)
        shrunk = cv2.resize(inked, None, fx=scale, fy=scale, interpolation=rng.choice([cv2.INTER_AREA, cv2.INTER_AREA, cv2.INTER_LINEAR]))
        if rng.random() < 0.4:
            shrunk = cv2.imdecode(cv2.imencode(".jpg", shrunk.astype(np.uint8), [cv2.IMWRITE_JPEG_QUALITY, rng.randint(50, 92)])[1], cv2.IMREAD_GRAYSCALE).astype(np.float32)
        return cv2.resize(shrunk, page.shape[::-1], interpolation=cv2.INTER_LINEAR)

    def scan(self, page: np.ndarray, size: int, margin: int, length: int, baseline: int) -> np.ndarray | None:
        rng = self.rng
        angle, shear = rng.gauss(0, 0.5), rng.gauss(0, 0.02)
        height, width = page.shape
        inked = darker(page)
        turn = cv2.getRotationMatrix2D((width / 2, baseline - 0.3 * size), angle if abs(angle) < 2 else 0, 1)
        turn[0, 1] += shear
        turn[0, 2] -= shear * (baseline - 0.3 * size)
        turn[:, 2] += (rng.random(), rng.random())
        page = cv2.warpAffine(page, turn, (width, height), flags=cv2.INTER_LINEAR, borderValue=float(page[0, 0]))
        page = cv2.GaussianBlur(page, (0, 0), rng.choice([0.3, 0.5, 0.7, 0.9, 1.2]) * max(0.6, size / 26))
        if rng.random() < 0.5:
            page = page + self.noise.normal(0, rng.uniform(2, 22), page.shape).astype(np.float32)
        if rng.random() < 0.3:
            specks = self.noise.random(page.shape) < rng.uniform(0.0005, 0.006)
            page = np.where(specks, self.noise.uniform(0, 255, page.shape).astype(np.float32), page)
        if rng.random() < 0.06:  # a fax has half as many rows as columns
            rows = cv2.resize(page, (page.shape[1], page.shape[0] // 2), interpolation=cv2.INTER_AREA)
            dark, light = float(rows.min()), float(page[0, 0])
            rows = np.where(rows < dark + (light - dark) * rng.uniform(0.45, 0.75), 0.0, 255.0).astype(np.float32)
            page = cv2.GaussianBlur(cv2.resize(rows, page.shape[::-1], interpolation=cv2.INTER_NEAREST), (0, 0), rng.uniform(0.3, 0.7))
        elif rng.random() < 0.18:
            dark, light = float(page.min()), float(page[0, 0])
            page = np.where(page < dark + (light - dark) * rng.uniform(0.4, 0.75), 0.0, 255.0).astype(np.float32)
            page = cv2.GaussianBlur(page, (0, 0), rng.uniform(0.3, 0.7))
        elif rng.random() < 0.16:
            page = self.archived(page, size)
        page = np.clip(page, 0, 255).astype(np.uint8)
        if rng.random() < 0.55:
            page = cv2.imdecode(cv2.imencode(".jpg", page, [cv2.IMWRITE_JPEG_QUALITY, rng.randint(35, 92)])[1], cv2.IMREAD_GRAYSCALE)
        top = baseline - round(size * rng.uniform(0.9, 1.12))
        bottom = baseline + round(size * rng.uniform(0.22, 0.42))
        x0 = margin - round(size * rng.uniform(0.0, 0.22))
        x1 = margin + length + round(size * rng.uniform(0.0, 0.22))
        if rng.random() < 0.05:
            x1 += round(size * rng.uniform(0.3, 0.9))
        if darker(page) < LEAST_LEFT * inked:  # nobody could read what is left
            return None
        crop = page[max(0, top) : bottom, max(0, x0) : x1]
        columns = round(crop.shape[1] * HEIGHT / crop.shape[0] * rng.uniform(0.93, 1.07))
        if columns < 12:
            return None
        crop = cv2.resize(crop, (columns, HEIGHT), interpolation=cv2.INTER_LINEAR)
        if rng.random() < 0.7:  # the engine levels the paper to white
            crop = np.clip(crop.astype(np.float32) * (252 / max(80.0, float(np.percentile(crop, 92)))), 0, 255).astype(np.uint8)
        return crop

    def batches(self, size: int) -> Iterator[tuple[np.ndarray, list[list[int]]]]:
        while True:
            pool = sorted((self.draw() for _ in range(size * POOL)), key=lambda sample: sample[0].shape[1])
            starts = list(range(0, len(pool), size))
            self.rng.shuffle(starts)
            for start in starts:
                part = pool[start : start + size]
                columns = max(COLUMN * 5, -(-max(image.shape[1] for image, _ in part) // COLUMN) * COLUMN)
                images = np.full((len(part), HEIGHT, columns), 255, np.uint8)
                for row, (image, _) in zip(images, part):
                    row[:, : image.shape[1]] = image
                yield images, [self.script.alphabet.encode(text) for _, text in part]
