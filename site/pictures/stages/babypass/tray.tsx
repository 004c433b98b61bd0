import { palette } from '../../palette.ts';

/** A kidney dish with what was needed. */
export function Tray() {
  return (
    <g transform="translate(1196 226) rotate(-12)">
      <path
        d="M-150-70C-60-130 110-120 160-60 210 10 150 90 60 70 0 56-40 60-90 76-190 90-220-20-150-70z"
        fill="#2a0f1a"
        opacity=".18"
        transform="translate(-18 24)"
      />
      <path
        d="M-150-70C-60-130 110-120 160-60 210 10 150 90 60 70 0 56-40 60-90 76-190 90-220-20-150-70z"
        fill="#8d9c9a"
      />
      <path
        d="M-138-60C-56-112 104-104 146-52 186 10 142 72 62 56 0 42-40 46-92 60-170 70-196-16-138-60z"
        fill="#dfe8e6"
      />
      <path
        d="M-120-46C-48-92 94-86 132-40 160 4 132 40 84 40 20 26-40 28-96 44-150 48-172-10-120-46z"
        fill="#eef4f2"
      />
      <g transform="rotate(14)">
        <path d="M-100-6H62v28H-100z" fill="#2a0f1a" opacity=".16" transform="translate(-8 10)" />
        <rect
          x="-84"
          y="-12"
          width="120"
          height="26"
          rx="5"
          fill="#fff"
          stroke="#9fb3b0"
          strokeWidth="2.5"
        />
        <rect x="-40" y="-9" width="70" height="20" rx="3" fill="#ffd98a" />
        <path
          d="M-66-12v9M-52-12v9M-38-12v9M-24-12v9M-10-12v9M4-12v9"
          stroke="#6f8a87"
          strokeWidth="2"
        />
        <path d="M-84-4H-128V6H-84zM-136-18h9V20h-9zM-88-24h8V26h-8z" fill="#8fa5a2" />
        <path d="M36-7h14v16H36z" fill="#0b5f63" />
        <path d="M50-5h58l8 6-8 6H50z" fill="#eb8478" />
      </g>
      <circle cx="92" cy="-42" r="26" fill="#fff" />
      <circle cx="98" cy="-46" r="18" fill="#f6efe8" />
      <circle cx="60" cy="-58" r="18" fill="#fff" />
      <g transform="translate(-66 24) rotate(-20)">
        <rect x="-20" y="-16" width="52" height="32" rx="6" fill="#f5c9b8" />
        <rect x="-4" y="-16" width="24" height="32" fill="#fff" />
        <rect x="-32" y="-12" width="14" height="24" rx="4" fill={palette.orange} />
      </g>
    </g>
  );
}
