/** A CSS module is a map from the class names of its file to the ones in the built sheet. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export default classes;
}
