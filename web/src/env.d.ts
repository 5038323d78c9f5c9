declare module 'virtual:game-icons' {
  const paths: Record<string, string>;
  export default paths;
}
declare module 'virtual:game-icons/*' {
  const paths: Record<string, string>;
  export default paths;
}
