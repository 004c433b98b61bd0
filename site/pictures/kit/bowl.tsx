/** A bowl of phở from above. */
export const bowl = (
  <symbol id="bowl" viewBox="-120 -120 240 240" overflow="visible">
    <circle r="112" fill="url(#ceramic)" />
    <circle r="104" fill="none" stroke="#0B5F63" strokeOpacity=".75" strokeWidth="3" />
    <circle
      r="99"
      fill="none"
      stroke="#0B5F63"
      strokeOpacity=".5"
      strokeDasharray="1 6.2"
      strokeLinecap="round"
      strokeWidth="3"
    />
    <circle r="92" fill="#C9B493" />
    <circle r="88" fill="url(#broth)" />
    <g fill="none" strokeLinecap="round">
      <g stroke="#C98B45" strokeWidth="6" opacity=".5" transform="translate(-2 3)">
        <path d="M-70 18C-30 62 34 66 66 26M-60 44C-20 4 40 0 72 22M-40 62C-6 20 30 14 62 46" />
      </g>
      <g stroke="#FFF1D2" strokeWidth="4.2">
        <path d="M-72 10C-34 58 30 64 66 24" />
        <path d="M-70 22C-30 68 30 70 60 38" />
        <path d="M-60 46C-24 4 36-2 72 14" />
        <path d="M-52 56C-18 16 36 8 72 26" />
        <path d="M-36 66C-8 26 30 20 60 48" />
        <path d="M-20 74C4 38 30 34 48 62" />
      </g>
      <g stroke="#E3BE84" strokeWidth="1.3">
        <path d="M-71 16C-32 63 30 67 63 31M-56 51C-21 10 36 3 72 20M-44 61C-13 21 33 14 66 37" />
      </g>
    </g>
    <g strokeLinejoin="round">
      <path
        fill="#B7654A"
        stroke="#8F4330"
        strokeWidth="1.5"
        d="M-58-24c6-22 34-34 50-24 12 8-2 34-22 38-18 4-32 0-28-14z"
      />
      <path
        fill="none"
        stroke="#DA9A7C"
        strokeWidth="2.5"
        d="M-50-26c10-14 24-20 36-18M-46-16c12-4 22-10 32-20"
      />
      <path
        fill="#A9573F"
        stroke="#8F4330"
        strokeWidth="1.5"
        d="M-20-50c10-20 44-18 50-4 6 14-16 32-34 28-14-2-22-12-16-24z"
      />
      <path
        fill="none"
        stroke="#D08D70"
        strokeWidth="2.5"
        d="M-12-48c10-8 22-10 34-4M-8-38c12 2 20 0 30-8"
      />
      <path
        fill="#BE6D50"
        stroke="#8F4330"
        strokeWidth="1.5"
        d="M26-34c14-10 38 2 36 18-2 14-26 16-38 8-10-8-10-18 2-26z"
      />
      <path fill="none" stroke="#E0A587" strokeWidth="2.5" d="M30-24c10-4 20 0 26 8" />
    </g>
    <use href="#leaf" x="-16" y="-30" width="46" height="46" />
    <use href="#leaf" width="34" height="34" transform="rotate(100 20 -20)" />
    <use href="#leaf" width="30" height="30" transform="translate(-34 22) rotate(-60)" />
    <g fill="none" strokeWidth="3.2">
      <g stroke="#8CBF6A">
        <circle cx="-30" cy="52" r="6" />
        <circle cx="18" cy="58" r="5" />
        <circle cx="62" cy="22" r="6" />
        <circle cx="-66" cy="-2" r="5" />
        <circle cx="4" cy="-66" r="5" />
      </g>
      <g stroke="#E2401C">
        <circle cx="36" cy="44" r="6" />
        <circle cx="-52" cy="44" r="5.5" />
        <circle cx="52" cy="-44" r="5" />
      </g>
    </g>
    <path fill="#C8D86A" stroke="#6E8F2A" strokeWidth="4" d="M-6 74a26 26 0 0 0 44-22z" />
    <path fill="#5A2400" fillOpacity=".3" d="M-62-62A88 88 0 0 1 62 62A104 104 0 0 0-62-62z" />
    <path
      fill="none"
      stroke="#fff"
      strokeOpacity=".9"
      strokeWidth="3"
      strokeLinecap="round"
      d="M-30 103.5A108 108 0 0 1-104 30"
    />
  </symbol>
);
