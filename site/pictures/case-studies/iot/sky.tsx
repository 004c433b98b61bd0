import { Artwork } from '../../artwork/artwork.tsx';
import iotArtwork from './iot.svg?raw';

const near = { low: '#e6cd9f', mid: '#f5e4c2', high: '#fffaf0' };
const far = { low: '#2b6468', mid: '#3d777a', high: '#568d8e' };

export function SkyPaints() {
  return (
    <linearGradient id="lk-dusk" x1="0" y1="0" x2="0" y2="1">
      <stop stopColor="#0a3337" />
      <stop offset=".42" stopColor="#1d5559" />
      <stop offset=".68" stopColor="#6c8076" />
      <stop offset=".84" stopColor="#dca76a" />
      <stop offset="1" stopColor="#ffc66b" />
    </linearGradient>
  );
}

export function SkySymbols() {
  return (
    <>
      <Artwork svg={iotArtwork} part="sky" id="lk-sky" />
      <Artwork svg={iotArtwork} part="cloud" colours={near} id="lk-cloud" />
      <Artwork svg={iotArtwork} part="cloud" colours={far} id="lk-cloud-far" />
      <g id="lk-far-clouds">
        <use href="#lk-cloud-far" transform="translate(568 1166) scale(.8)" />
        <use href="#lk-cloud-far" transform="translate(1060 1340) scale(1.02)" />
      </g>
      <g id="lk-mid-clouds">
        <use href="#lk-cloud" transform="translate(1130 1570) scale(.98)" />
        <use href="#lk-cloud" transform="translate(830 1480) scale(.86)" />
        <use href="#lk-cloud" transform="translate(520 1390) scale(.86)" />
      </g>
      <g id="lk-near-clouds">
        <use href="#lk-cloud" transform="translate(690 1480) scale(.92)" />
        <use href="#lk-cloud" transform="translate(452 1590) scale(1.5)" />
      </g>
    </>
  );
}
