/** The address of a sheet that is loaded on its own. */
declare module '*.scss?url' {
  const address: string;
  export default address;
}
