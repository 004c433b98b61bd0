/** Its sign: what stands on the terraces, in a 96 by 96 box. */
export const pictogram = (
  <>
    <path
      className="pictogram-face"
      d="M25 40a9 9 0 1 0 18 0 9 9 0 1 0-18 0M53 40a9 9 0 1 0 18 0 9 9 0 1 0-18 0M39 27a9 9 0 1 0 18 0 9 9 0 1 0-18 0"
    />
    <path className="pictogram-face" d="M18 70c0-22 32-22 32 0zM46 70c0-22 32-22 32 0z" />
  </>
);
