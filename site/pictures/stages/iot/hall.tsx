/** The hall behind the door, as much of it as a gap shows. */
export function Hall() {
  return (
    <>
      <path
        d="M380 1896H1720V2900H380z"
        fill="#2a0f00"
        opacity=".2"
        transform="translate(-30 44)"
      />
      <rect x="700" y="1900" width="330" height="1000" fill="url(#lk-hall)" />
      <path d="M700 2700H1030V2900H700z" fill="#a8602c" />
      <path d="M700 2700H1030v14H700z" fill="#fff3d2" opacity=".8" />
      <path d="M700 2752H1030M700 2806H1030M700 2860H1030" stroke="#7c3f18" strokeWidth="3" />
      <path d="M700 2150H1030v12H700z" fill="#c9803a" />
      <path
        d="M960 2156v26a12 12 0 0 1-24 0"
        fill="none"
        stroke="#6e3512"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M954 2200h12l20 190-18 60h-16l-18-60z" fill="#8a3219" />
      <path d="M954 2200h6v250h-8l-18-60z" fill="#bd4d2a" />
      <path d="M956 2450h8v26h-8z" fill="#6e3512" />
      {/* A cat has heard the bolt. */}
      <g id="lk-cat" transform="translate(962 2592)">
        <path d="M-40 140C-50 70-34 30 0 30S50 70 40 140z" fill="#4a3020" />
        <path d="M-14 140C-22 90-14 60 0 60s22 30 14 80z" fill="#f6e7cf" />
        <path
          d="M-34 24L-40-26-12-6C-4-9 4-9 12-6L40-26 34 24C32 44 14 52 0 52S-32 44-34 24z"
          fill="#5b3d29"
        />
        <path d="M-34-14L-22-4-31 6zM34-14L22-4 31 6z" fill="#e0a082" />
        <path d="M-10 30C-4 24 4 24 10 30L0 46z" fill="#f6e7cf" />
        <ellipse cx="-14" cy="16" rx="6" ry="7" fill="#ffd98a" />
        <ellipse cx="14" cy="16" rx="6" ry="7" fill="#ffd98a" />
        <ellipse cx="-13" cy="16" rx="2" ry="6" fill="#1b1410" />
        <ellipse cx="15" cy="16" rx="2" ry="6" fill="#1b1410" />
        <path d="M-3 28h6l-3 4z" fill="#c96a5a" />
        <path d="M-34 134h22v10h-22zM12 134h22v10H12z" fill="#f6e7cf" />
        <path
          d="M38 128C58 140 30 160-22 150"
          fill="none"
          stroke="#5b3d29"
          strokeWidth="12"
          strokeLinecap="round"
        />
      </g>
    </>
  );
}
