export const ownerAt = 'translate(1160 900)';
export const readerAt = 'translate(1492 598)';
export const auditorAt = 'translate(1335 955)';
export const waxAt = 'translate(772 642)';
