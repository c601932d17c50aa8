declare module '*.abc' {
  const texto: string
  export default texto
}
