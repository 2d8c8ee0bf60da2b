### The Darkrock Echo: what any game's front page can tell. A title, and the lines below it.

echo-won = { $seat } takes the day
echo-won-text = { $points } points against { $other } for { $second }: a win nobody could argue with.
echo-landslide = { $seat } by a country mile
echo-landslide-text = { $points } points to { $other }. { $second } came second and saw nothing but dust.
echo-photo-finish = { $seat } by a whisker
echo-photo-finish-text = { $points } points to { $other }: { $second } was one good hand away.
echo-tie-break = Dead heat goes to { $seat }
echo-tie-break-text = { $seat } and { $second } both reached { $points } points. The small print settled it.
echo-comeback = { $seat } comes from behind
echo-comeback-text = Dead last with the end in sight, { $seat } still finished on { $points } points, { $margin } ahead of { $second }.
echo-shared = Honours even
echo-shared-text = { $seats } share the win with { $points } points each. Nobody would give an inch.
echo-rival = { $rival } rides off with it
echo-rival-text = { $points } points for { $rival }; the best player had { $best }. The town licks its wounds.
echo-led-throughout = In front from the start
echo-led-throughout-text = { $seat } took the lead in the first of { $rounds } rounds and never gave it back.
echo-broke-away = Neck and neck, then gone
echo-broke-away-text = Level at { $points } points as round { $round } began; from there on { $seat } rode alone.
echo-overtook = { $leader } overtaken in round { $round }
echo-overtook-text = { $leader } was ahead, { $points } points to { $own }. By the end of the round { $seat } had the lead for good.
