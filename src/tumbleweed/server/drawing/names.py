"""Labels: places, regions on their curves, towns on banners.

The page fills in the text, found by `data-name`, a reference as everywhere else.
"""

from __future__ import annotations

from tumbleweed.server.drawing.land import Land, Place
from tumbleweed.server.drawing.marks import ellipse, layer, path, use
from tumbleweed.server.drawing.pen import Point, at, number, smooth
from tumbleweed.server.drawing.spots import Built, Spots, building


def places(land: Land, spots: dict[str, Spots]) -> str:
    ovals, drawn = [], []
    for place in land.places:
        if place.building:
            x, y = land.corner(place)
            ovals.append(ellipse("m-plaza", (x, y + 8), 58, 45))
            ovals.append(ellipse("m-paving", (x, y + 8), 51, 39))
            drawn.append(_place(place, building(land, place), (x, y)))
        else:
            spot = spots[place.spaces[0]]
            assert spot.built is not None
            drawn.append(_place(place, spot.built, spot.stand))
    return layer("places", *ovals, *drawn)


def _place(place: Place, built: Built, figures: Point) -> str:
    x, y = built.middle
    drawn = use(place.symbol, built.middle, 1.08 if place.letter else 1.2)
    if place.letter:
        side = x + (-27 if figures[0] > x else 27)  # away from the figures
        drawn += f'<circle class="m-gang" cx="{number(side)}" cy="{number(y - 12)}" r="16"/>'
        drawn += f'<text class="m-letter" x="{number(side)}" y="{number(y - 4)}">'
        drawn += f"{place.letter}</text>"
    if not place.name:
        return (
            f'{drawn}<text class="m-value" x="{number(x)}" y="{number(y - 5)}">{place.value}</text>'
        )
    lifted = "" if built.named_below else ' data-lift=""'
    spot = f'x="{number(built.name[0])}" y="{number(built.name[1])}"'
    return f'{drawn}<text class="m-name" {spot} data-name="place:{place.name}"{lifted}/>'


def region_names(land: Land) -> str:
    drawn = []
    for region, spots in land.decoration.region_names.items():
        curve = smooth([land.on_sheet(*spot) for spot in spots])
        drawn.append(
            f'<path id="m-c-{region}" class="m-none" d="{curve}"/><text class="m-region">'
            f'<textPath href="#m-c-{region}" startOffset="50%" data-name="region:{region}"/></text>'
        )
    return layer("regions", *drawn)


def banners(land: Land) -> str:
    placed = land.decoration.banners.items()
    return layer("banners", *(_banner(town, land.on_sheet(x, y), w) for town, (x, y, w) in placed))


def _banner(town: str, point: Point, wide: int) -> str:
    half = wide // 2
    i, o = half - 16, half - 3
    ends = f"M-{i} 0l-46 10 15 21-12 22 46-9zM{i} 0l46 10-15 21 12 22-46-9z"
    folds = f"M-{o} 30v14l22-6zM{o} 30v14l-22-6z"
    cloth = f"M-{half}-14Q0-31 {half}-14V34Q0 17-{half} 34z"
    hems = f"M-{half - 7}-7Q0-24 {half - 7}-7M-{half - 7} 26Q0 9 {half - 7} 26"
    return (
        f'<g transform="translate({at(point)})">{path("m-cloth3", ends)}'
        f"{path('m-cloth2', folds)}{path('m-cloth', cloth)}{path('m-hem', hems)}"
        f'<path id="m-b-{town}" class="m-none" d="M-{half - 8} 23Q0 5 {half - 8} 23"/>'
        f'<text class="m-town-name"><textPath href="#m-b-{town}" startOffset="50%" '
        f'data-name="region:{town}"/></text></g>'
    )
