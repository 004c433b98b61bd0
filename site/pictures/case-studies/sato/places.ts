/** Where the carton is: on its shelf, on the conveyor, on the truck. The choreography takes it along. */
export const onShelf = 'translate(1690 142)';
export const onConveyor = 'translate(2640 440)';
export const onTruck = 'translate(3798 382) scale(.51)';

export const scanning = 'translate(2062 340) rotate(-13 134 278) scale(.94)';
export const approving = 'translate(3406 700) scale(.76)';
/** Two columns further on the board. */
export const accepted = 'translate(472 0)';
