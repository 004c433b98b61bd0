import { palette } from '../../palette.ts';

/** A roller conveyor from packing to the dock, its top at 640. */
export function Conveyor() {
  const rollers = Array.from({ length: 25 }, (_, index) => 2512 + index * 44);
  return (
    <>
      <path d="M2470 812H3560L3600 792H2520z" fill="#3d1d04" opacity=".3" />
      {[2540, 2880, 3220, 3540].map((x) => (
        <g key={x}>
          <path d={`M${x} 660H${x + 34}V806H${x}z`} fill="#123f42" />
          <path d={`M${x + 12} 660H${x + 34}V806H${x + 12}z`} fill={palette.teal} />
          <path d={`M${x - 12} 800H${x + 46}V814H${x - 12}z`} fill="#07383b" />
        </g>
      ))}
      <path d="M2486 656H3590V712H2486z" fill="#c2540a" />
      <path d="M2486 656H3590V688H2486z" fill={palette.orange} />
      <path d="M2486 656H3590V662H2486z" fill="#ffa45c" />
      {rollers.map((x) => (
        <g key={x}>
          <circle cx={x} cy="659" r="19" fill="#6a5a4c" />
          <circle cx={x + 1.5} cy="657" r="15" fill="#cfc2b2" />
          <circle cx={x + 2} cy="656" r="5" fill="#6a5a4c" />
        </g>
      ))}
    </>
  );
}

/** A label printer over the line. */
export const printer = (
  <>
    <path d="M2700-200H2730V214H2700z" fill="#8d8073" />
    <path d="M2716-200H2730V214H2716z" fill="#cfc2b2" />
    <path d="M2612 196l-24 26V338H2772l26-22z" fill="#5a3a10" opacity=".22" />
    <rect x="2612" y="188" width="200" height="128" rx="18" fill="#3a302a" />
    <path
      d="M2630 188H2794a18 18 0 0 1 18 18V298a18 18 0 0 1-18 18H2650L2780 188z"
      fill="#4f433a"
    />
    <circle cx="2668" cy="246" r="36" fill={palette.white} />
    <circle cx="2668" cy="246" r="13" fill="#3a302a" />
    <rect x="2738" y="218" width="52" height="12" rx="6" fill={palette.sun} />
    <circle cx="2746" cy="256" r="8" fill={palette.tealLight} />
    <path d="M2636 304H2790V316H2636z" fill="#1b1410" />
  </>
);
