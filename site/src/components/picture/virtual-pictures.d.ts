declare module 'virtual:pictures' {
  const pictures: import('../../../pictures/picture.ts').PictureManifest;
  export default pictures;
}
