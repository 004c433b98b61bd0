/** Where the reference of a request is written, once there is one. */
export const referenceMark = '%s';
