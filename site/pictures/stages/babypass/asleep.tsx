import { Stroke } from '../../kit/lines.tsx';
import { child } from './people.ts';

export function Bunny() {
  return (
    <g transform="translate(972 262) rotate(12)">
      <path
        d="M-52 22C-60-60 60-60 52 22 70 110-70 110-52 22z"
        fill="#5a1e00"
        opacity=".16"
        transform="translate(-14 18)"
      />
      <path
        d="M-34-70c-26-60-14-120 6-120s26 60 16 116zM34-70c26-60 14-120-6-120s-26 60-16 116z"
        fill="#f8f0e6"
      />
      <path
        d="M-28-80c-14-50-8-88 2-88s14 44 8 86zM28-80c14-50 8-88-2-88s-14 44-8 86z"
        fill="#f5a897"
      />
      <path d="M-56 60c-10 90 122 90 112 0z" fill="#f1e5d8" />
      <circle r="62" cy="-22" fill="#fffaf2" />
      <path d="M10-82a62 62 0 0 1 50 72 62 62 0 0 1-38 48C60 0 52-58 10-82z" fill="#fff" />
      <Stroke
        d="M-30-26q9 10 18 0M12-26q9 10 18 0M0-8v7M-9 6q9 8 18 0"
        colour="#6a4a3c"
        width={4}
      />
      <path d="M-7-12h14L0-4z" fill="#eb8478" />
    </g>
  );
}

/** Her head and one small fist; the quilt covers the rest. */
export function Child() {
  return (
    <>
      <path d="M806 480C770 470 740 420 742 372S770 300 806 298z" fill="#ecd9c2" />
      <ellipse
        cx="790"
        cy="330"
        rx="128"
        ry="120"
        fill="#5a1e00"
        opacity=".14"
        transform="translate(-16 22)"
      />
      {/* A sleeve and a fist beside her cheek. */}
      <path
        d="M690 520C640 500 610 450 622 400c8-20 40-26 56-8 20 36 60 60 90 80z"
        fill="#b9dcd5"
      />
      <path d="M690 520C650 496 628 452 636 410c10-8 26-6 34 4 20 36 56 56 82 74z" fill="#d8ede8" />
      <path
        d="M620 402c-14-24 0-58 28-62 30-4 48 18 44 46-2 18-14 30-30 32-18 2-34-2-42-16z"
        fill={child.low}
      />
      <path
        d="M626 398c-10-22 2-48 26-52 26-2 40 16 36 40-2 14-12 24-26 26-16 2-30-2-36-14z"
        fill={child.mid}
      />
      <path d="M640 352c14-10 40-2 42 18 2 14-6 26-18 28 8-20-2-40-24-46z" fill={child.high} />
      <Stroke
        d="M634 366q12-2 18 8M640 350q14 0 20 12M630 384q10-2 16 6"
        colour={child.low}
        width={2.6}
        opacity={0.7}
      />
      <circle cx="806" cy="320" r="116" fill={child.low} />
      <circle cx="809" cy="318" r="112" fill={child.mid} />
      <path
        d="M838 210a112 112 0 0 1 78 140 112 112 0 0 1-74 76C892 370 892 270 838 210z"
        fill={child.high}
      />
      <circle cx="690" cy="330" r="22" fill={child.low} />
      <circle cx="693" cy="328" r="17" fill={child.mid} />
      <circle cx="922" cy="330" r="20" fill={child.mid} />
      <path
        d="M692 300C690 220 742 190 808 192c70 0 118 40 116 106-18-30-40-48-62-54-8 18-20 24-34 24 4-8 4-16 2-22-46 0-100 12-138 54z"
        fill="#3a2418"
      />
      <path
        d="M706 270c14-44 56-66 102-66 56 0 96 28 106 72-16-22-34-36-54-42-6 12-14 18-24 20 2-8 0-16-2-20-46-2-92 8-128 36z"
        fill="#57392a"
      />
      <Stroke d="M812 196q-12-24 8-34t22 12" colour="#3a2418" width={7} />
      <circle cx="748" cy="366" r="24" fill={child.blush} opacity=".5" />
      <circle cx="866" cy="366" r="24" fill={child.blush} opacity=".5" />
      <Stroke d="M736 330q18 16 36 0M842 330q18 16 36 0" colour="#4a2a18" width={5.5} />
      <Stroke
        d="M740 336l-6 6M754 340l-2 8M768 337l4 7M846 337l-4 7M860 340l2 8M874 336l6 6"
        colour="#4a2a18"
        width={3}
      />
      <Stroke d="M800 352q7 7 14 0M792 386q15 12 30 0" colour={child.low} width={4.5} />
    </>
  );
}
