/** Its sign: what stands on the terraces, in a 96 by 96 box. */
export const pictogram = (
  <>
    <path
      className="pictogram-face"
      d="M32 62a13 13 0 0 1-1-26 18 18 0 0 1 34-4 15 15 0 0 1 1 30z"
    />
    <path d="M48 76V46M40 53l8-8 8 8" />
  </>
);
