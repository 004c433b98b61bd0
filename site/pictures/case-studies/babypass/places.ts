/** Where the phone is through the whole day. */
export const inHand = 'translate(1062 132) rotate(4 134 278)';
export const doctorAt = 'translate(958 820) scale(.82)';
export const nurseAt = 'translate(886 36) scale(.74)';
export const motherAt = 'translate(1326 776) scale(1.05)';
