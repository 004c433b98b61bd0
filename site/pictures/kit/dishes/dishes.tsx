import { ArtworkSymbol } from '../../artwork/artwork.tsx';
import bowl from './bowl.svg?raw';
import cup from './cup.svg?raw';
import grill from './grill.svg?raw';
import leaf from './leaf.svg?raw';
import rolls from './rolls.svg?raw';
import sticks from './sticks.svg?raw';

/** What stands on the restaurant table, seen from above. */
export const dishes = {
  leaf: <ArtworkSymbol id="leaf" svg={leaf} />,
  bowl: <ArtworkSymbol id="bowl" svg={bowl} />,
  rolls: <ArtworkSymbol id="rolls" svg={rolls} />,
  cup: <ArtworkSymbol id="cup" svg={cup} />,
  sticks: <ArtworkSymbol id="sticks" svg={sticks} />,
  grill: <ArtworkSymbol id="grill" svg={grill} />,
};
