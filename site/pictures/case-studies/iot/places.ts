export const lending = 'translate(962 84) rotate(5 134 278) scale(1.12)';

export const atTheDoor = 'translate(1100 2146) rotate(-5 134 278)';

export const reading = 'translate(1056 3000) rotate(3 134 278) scale(1.04)';

export const keyAt = 'translate(652 312) rotate(-28 55 113) scale(1.18)';
