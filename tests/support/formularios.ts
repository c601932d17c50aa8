/** What a contributor would send, and what a test is about. */
export const aporteDePrueba = (datos: object = {}) => ({
  first_name: 'Ana',
  last_name: 'Paz',
  birth_year: 1930,
  mainRole: ['POET'],
  email: 'Quien@Aporta.py',
  bio: 'Escribió sobre el río.',
  notable_works: 'Cantos del agua',
  ...datos,
})

/** What a reader would suggest, and what a test is about. */
export const sugerenciaDePrueba = (datos: object = {}) => ({
  reason: 'Encontré la fecha.',
  suggester_email: 'lectora@sugiere.py',
  ...datos,
})
