declare module '*.wasm' {
  const path: string
  export default path
}

/** Its package names it without its ending. */
declare module 'wasm-media-encoders/wasm/mp3' {
  const path: string
  export default path
}
