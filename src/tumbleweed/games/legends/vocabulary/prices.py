"""What things cost and bring, in dollars."""

from __future__ import annotations

from typing import Final

WAGE: Final = 10  # WL-WORK-01
NUGGET_PRICE: Final = 20  # WL-BANK-02
DOCTOR_PRICE: Final = 10  # WL-DOCTOR-01
REVEL_PRICE: Final = 30  # per LP (WL-CABARET-01)
ANTE: Final = 10  # WL-POKER-01
FREE_OF_CHARGE: Final = 1000  # a discount that no price is above
