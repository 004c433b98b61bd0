/** Its sign: what stands on the terraces, in a 96 by 96 box. */
export const pictogram = (
  <>
    <rect className="pictogram-face" x="18" y="24" width="60" height="46" rx="8" />
    <path d="M18 37h60M26 30.5h.1M32 30.5h.1M38 30.5h.1M28 48l7 6-7 6M42 60h12" />
  </>
);
