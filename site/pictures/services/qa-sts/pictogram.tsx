/** Its sign: what stands on the terraces, in a 96 by 96 box. */
export const pictogram = (
  <>
    <circle className="pictogram-face" cx="45" cy="42" r="22" />
    <path d="M61 58l15 16M35 42l8 8 14-15" />
  </>
);
