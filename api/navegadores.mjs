/** The oldest browsers that the program works in, by the names of MDN's data: telephones without more updates have them. */
export const navegadores = {
  safari: 16.4,
  safari_ios: 16.4,
  chrome: 111,
  chrome_android: 111,
  firefox: 115,
  firefox_android: 115,
}

/** The same for what writes newer syntax down in older. */
export const destino = ['safari16.4', 'ios16.4', 'chrome111', 'firefox115']
