import { bowl } from './bowl.tsx';

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
  bowl,
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
