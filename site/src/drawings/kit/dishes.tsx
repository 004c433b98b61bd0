/** What stands on the restaurant table, seen from above. */
export const dishes = {
  leaf: (
    <symbol id="leaf" viewBox="0 0 40 40" overflow="visible">
      <path fill="#4C8A4F" d="M2 38C0 18 14 3 37 2c2 20-10 36-35 36z" />
      <path fill="#7DB36A" d="M2 38C12 14 24 8 37 2 24 3 6 12 2 38z" />
      <path
        fill="none"
        stroke="#2F6337"
        strokeWidth="1.2"
        d="M2 38C12 20 22 11 37 2M11 25l2-12M11 25l13-1M20 16l1-9M20 16l11-2"
      />
    </symbol>
  ),
  bowl: (
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
  ),
  rolls: (
    <symbol id="rolls" viewBox="-110 -110 220 220" overflow="visible">
      <circle r="104" fill="url(#ceramic)" />
      <circle r="78" fill="none" stroke="#CDBB9C" />
      <circle r="77" fill="#FBF4E6" />
      <g id="roll">
        <rect
          x="-66"
          y="-58"
          width="118"
          height="31"
          rx="15.5"
          fill="#7A5A30"
          opacity=".22"
          transform="translate(-6 8)"
        />
        <rect x="-66" y="-58" width="118" height="31" rx="15.5" fill="#EFF2DC" />
        <path fill="#8FBF78" d="M-52-42c20-8 60-10 88-4-20 8-60 12-88 4z" opacity=".8" />
        <path
          fill="none"
          stroke="#F0896B"
          strokeWidth="7"
          strokeLinecap="round"
          d="M-44-47c8-5 16-5 22 0M-10-48c8-5 16-5 22 0M22-46c6-4 11-4 15 0"
          opacity=".9"
        />
        <rect
          x="-64.5"
          y="-56.5"
          width="115"
          height="28"
          rx="14"
          fill="none"
          stroke="#fff"
          strokeOpacity=".9"
          strokeWidth="1.6"
        />
      </g>
      <use href="#roll" y="38" />
      <use href="#roll" y="76" x="6" />
      <use href="#leaf" x="44" y="-80" width="40" height="40" />
      <circle cx="74" cy="56" r="33" fill="#7A5A30" opacity=".2" transform="translate(-6 8)" />
      <circle cx="74" cy="56" r="33" fill="url(#ceramic)" />
      <circle cx="74" cy="56" r="25" fill="url(#tea)" />
      <g fill="#F2C98A">
        <circle cx="68" cy="50" r="3" />
        <circle cx="80" cy="60" r="3.5" />
        <circle cx="72" cy="64" r="2.5" />
      </g>
      <circle cx="82" cy="49" r="3" fill="none" stroke="#E2401C" strokeWidth="2" />
    </symbol>
  ),
  cup: (
    <symbol id="cup" viewBox="-64 -64 128 128" overflow="visible">
      <circle r="58" fill="url(#ceramic)" />
      <circle r="40" fill="#D9C8AB" />
      <circle r="36" fill="#7A5A30" opacity=".25" transform="translate(-5 6)" />
      <circle r="36" fill="url(#ceramic)" />
      <circle r="30" fill="url(#tea)" />
      <path fill="#3A1400" fillOpacity=".35" d="M-21-21A30 30 0 0 1 21 21A38 38 0 0 0-21-21z" />
      <path
        fill="none"
        stroke="#FFE2A8"
        strokeOpacity=".8"
        strokeWidth="2"
        strokeLinecap="round"
        d="M-8 23A24 24 0 0 1-23 8"
      />
    </symbol>
  ),
  sticks: (
    <symbol id="sticks" viewBox="0 0 300 44" overflow="visible">
      <path fill="#1E0A00" opacity=".4" d="M-10 22l286-8v5l-286 13zM-8 42l284-14v5l-284 18z" />
      <path fill="#C08A4E" d="M0 6l292-3v4L0 18z" />
      <path fill="#EBC48C" d="M0 7l292-3.5v1.5L0 10z" />
      <path fill="#E0730F" d="M0 6l44-.5v11L0 18z" />
      <path fill="#C08A4E" d="M2 28l290-11v4L2 40z" />
      <path fill="#EBC48C" d="M2 29l290-11.5v1.5L2 32z" />
      <path fill="#E0730F" d="M2 28l44-1.7v11.5L2 40z" />
      <rect x="222" y="-8" width="22" height="42" rx="9" fill="url(#ceramic)" />
      <path fill="#C08A4E" d="M216 4.2l30-.6v4l-30 2zM216 20.6l30-1.2v4l-30 2z" />
    </symbol>
  ),
  grill: (
    <symbol id="grill" viewBox="-110 -110 220 220" overflow="visible">
      <circle r="104" fill="url(#ceramic)" />
      <circle r="78" fill="none" stroke="#CDBB9C" />
      <circle r="77" fill="#FBF4E6" />
      <g fill="none" strokeLinecap="round">
        <path
          stroke="#C9B48C"
          strokeWidth="9"
          opacity=".6"
          d="M-62 2C-54-40 14-40 18-4S-24 28-30 6 4-22 6 0-16 10-16 0M-66 12C-60 46 14 48 30 10M-64-16C-42-52 16-46 28-18"
          transform="translate(-4 5)"
        />
        <path
          stroke="#FFF6E2"
          strokeWidth="8"
          d="M-62 2C-54-40 14-40 18-4S-24 28-30 6 4-22 6 0-16 10-16 0M-66 12C-60 46 14 48 30 10M-64-16C-42-52 16-46 28-18"
        />
        <path
          stroke="#E0CDA2"
          strokeWidth="1.5"
          d="M-62 2C-54-40 14-40 18-4S-24 28-30 6 4-22 6 0M-66 12C-60 46 14 48 30 10"
        />
      </g>
      <g id="pork">
        <rect x="20" y="-62" width="50" height="38" rx="16" fill="#7A3E18" />
        <rect x="20" y="-64" width="50" height="36" rx="16" fill="#B4672C" />
        <path
          d="M30-58l10 24M43-62l10 28M56-60l8 20"
          fill="none"
          stroke="#5A2A0E"
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      </g>
      <use href="#pork" transform="translate(6 46) rotate(8)" />
      <use href="#pork" transform="translate(-50 66) rotate(-10)" />
      <use href="#pork" transform="translate(-20 94) rotate(6) scale(.9)" />
      <use href="#leaf" x="-82" y="-62" width="38" height="38" />
      <use href="#leaf" width="32" height="32" transform="translate(-52 -44) rotate(-70)" />
    </symbol>
  ),
};
