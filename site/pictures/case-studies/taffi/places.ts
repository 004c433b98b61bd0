/** Where the coat is: on the bed, in the wardrobe, on the rug. The choreography takes it from one to the next. */
export const onBed = 'translate(630 170) rotate(-7 200 250) scale(.98)';
export const inCloset = 'translate(1750 192) scale(.6)';
export const onRug = 'translate(1752 1090) rotate(4 200 250) scale(.82)';

export const photographing = 'translate(1076 196) rotate(7 134 278) scale(1.02)';

export const choosing = 'translate(2084 1104) rotate(4 134 278) scale(1.06)';
