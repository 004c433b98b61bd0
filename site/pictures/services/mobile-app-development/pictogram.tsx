/** Its sign: what stands on the terraces, in a 96 by 96 box. */
export const pictogram = (
  <>
    <rect className="pictogram-face" x="33" y="16" width="32" height="60" rx="9" />
    <path d="M45 22.5h8M41 44l6 6 11-13" />
  </>
);
