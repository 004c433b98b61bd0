import { Stroke } from '../../kit/lines.tsx';
import { Garment } from '../../scenes/taffi/garment.tsx';

/** She, from above, in the coat: shoulders, collar, hair, and a bag at her side. */
export function Walker() {
  return (
    <g transform="translate(980 1390) rotate(-14)">
      <path
        d="M-170 20C-180-90-90-130 0-130S180-90 170 20C190 120 120 220 0 226S-190 120-170 20z"
        fill="#2a0f00"
        opacity=".22"
        transform="translate(-46 62)"
      />
      {/* Shoes, one foot before the other. */}
      <path
        d="M-66 214c-22 0-30 22-28 52 2 28 14 40 28 40s26-12 28-40c2-30-6-52-28-52z"
        fill="#b97a12"
      />
      <path
        d="M-66 220c-16 0-24 18-22 42 2 24 12 34 22 34s20-10 22-34c2-24-6-42-22-42z"
        fill="#d9a13c"
      />
      <path
        d="M56-170c-18 0-26 16-24 40 2 22 12 32 24 32s22-10 24-32c2-24-6-40-24-40z"
        fill="#b97a12"
      />
      {/* The skirt of the coat, open at the front. */}
      <path
        d="M-132-40C-150 90-140 190-96 236-40 262 40 262 96 236 140 190 150 90 132-40z"
        fill="#8f4025"
        transform="translate(-4 6)"
      />
      <path
        d="M-132-40C-150 90-140 190-96 236-40 262 40 262 96 236 140 190 150 90 132-40z"
        fill="#b35535"
      />
      <path d="M0 60V256C40 258 70 250 96 236 140 190 150 90 132-40z" fill="#c46c48" />
      <Stroke d="M-104 222C-44 246 44 246 104 222" colour="#f4ccb9" width={2.4} dashes=".1 9" />
      <Stroke
        d="M0 70V256M-60 100C-72 160-70 200-60 240M62 100C76 160 72 200 62 240"
        colour="#7c3419"
        width={3}
        opacity={0.5}
      />
      {/* The arm with the bag. */}
      <g transform="translate(-196 150) rotate(-16)">
        <Garment name="bag" cloth="wine" x={-64} y={-30} width={128} />
      </g>
      <path
        d="M-118-40C-176-20-214 60-206 128C-200 150-160 152-150 132C-146 90-120 60-84 40z"
        fill="#8f4025"
        transform="translate(-5 7)"
      />
      <path
        d="M-118-40C-176-20-214 60-206 128C-200 150-160 152-150 132C-146 90-120 60-84 40z"
        fill="#b35535"
      />
      <path
        d="M-206 122C-198 142-164 146-150 126L-152 142C-164 158-200 154-206 138z"
        fill="#a04a2b"
      />
      <path d="M-202 140c-8 22 4 40 22 38s30-16 26-36c-14 10-36 8-48-2z" fill="#dca77e" />
      {/* Shoulders. */}
      <path
        d="M-152-6C-156-78-84-104 0-104S156-78 152-6 84 84 0 84-148 66-152-6z"
        fill="#7c3419"
        opacity=".5"
        transform="translate(-5 8)"
      />
      <path d="M-152-6C-156-78-84-104 0-104S156-78 152-6 84 84 0 84-148 66-152-6z" fill="#c0643f" />
      <path d="M20-103C100-98 154-72 152-6S84 84 20 84C70 40 80-50 20-103z" fill="#d67f58" />
      <Stroke
        d="M-104-72C-84-30-84 30-104 60M104-72C84-30 84 30 104 60"
        colour="#7c3419"
        width={2.6}
        opacity={0.55}
      />
      {/* The arm with the umbrella. */}
      <path
        d="M118-46C168-20 170 60 128 96C104 112 70 104 62 84C84 66 92 40 84 10z"
        fill="#8f4025"
        transform="translate(-5 7)"
      />
      <path
        d="M118-46C168-20 170 60 128 96C104 112 70 104 62 84C84 66 92 40 84 10z"
        fill="#d67f58"
      />
      <path d="M96 62C76 60 58 72 62 86 72 106 106 110 128 96z" fill="#b35535" />
      <path
        d="M66 74c-22-2-36 10-34 26s22 22 40 14c10-4 12-14 8-24-4-8-8-14-14-16z"
        fill="#ecc19c"
      />
      {/* Collar and head. */}
      <path
        d="M-78-10C-80-62-44-82 0-82S80-62 78-10C70 30 40 66 0 112-40 66-70 30-78-10z"
        fill="#7c3419"
        opacity=".5"
        transform="translate(-3 6)"
      />
      <path
        d="M-78-10C-80-62-44-82 0-82S80-62 78-10C70 30 40 66 0 112-40 66-70 30-78-10z"
        fill="#a9522f"
      />
      <path d="M0-82C44-82 80-62 78-10 70 30 40 66 0 112z" fill="#dc8c66" />
      <circle cx="-3" cy="-2" r="64" fill="#2a0f00" opacity=".35" />
      <path d="M-22 50C-14 66 14 66 22 50L0 30z" fill="#ecc19c" />
      <circle cy="-10" r="62" fill="#2b1a14" />
      <path d="M8-71A62 62 0 0 1 40 38C50-4 40-44 8-71z" fill="#4a3024" />
      <Stroke
        d="M0 50C-6 10-4-30 0-70M-20 44C-40 10-38-30-20-64M22 44C40 10 40-30 22-64M-40 30C-54 4-52-20-42-42"
        colour="#6b4a38"
        width={2.6}
        opacity={0.7}
      />
      <circle cx="-2" cy="-62" r="30" fill="#1d100b" />
      <circle cy="-66" r="29" fill="#33201a" />
      <Stroke d="M-16-74a18 18 0 0 1 30-2M-10-56a14 14 0 0 0 22 0" colour="#6b4a38" width={2.6} />
      <path
        d="M-30-50Q0-38 30-50"
        fill="none"
        stroke="#c0643f"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  );
}
