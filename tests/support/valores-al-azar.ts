import { formularioCon, muestras } from './archivos.ts'
import { preguntasDePrueba } from './evaluaciones.ts'

const fechas = ['2026-03-20', '2026-03-23', '2026-04-01']
const nada = [null, '', undefined]

export const textosComunes = ['Ana', 'Una guarania', '<p>Hola</p>', '10']

/** By the name of a field or a parameter, what its rules like. */
export const gustan: Record<string, readonly unknown[]> = {
  email: ['ana@prueba.py', 'docente@guarania.example', 'alumno@guarania.example'],
  suggester_email: ['ana@prueba.py'],
  fecha: fechas,
  desde: fechas,
  hasta: ['2026-04-30'],
  fecha_entrega: ['2026-03-20', '2026-03-20T10:00', '2030-01-01T00:00:00Z'],
  fecha_inscripcion: ['2026-03-01'],
  mes: ['2026-03'],
  anio: [2026],
  year: [2026],
  dia_semana: ['Lunes', 'Viernes'],
  hora_inicio: ['18:00'],
  hora_fin: ['20:00'],
  turno: ['Noche'],
  modalidad_pago: ['PARTICULAR'],
  horariosPorDia: [[{ dia_semana: 'Lunes', hora_inicio: '18:00', hora_fin: '20:00' }], []],
  concepto: ['MATRICULA', 'CUOTA'],
  tipo: ['ANUNCIO', 'OTRO', 'TAREA'],
  tipoOrganizacion: ['MES', 'MODULO', 'UNIDAD'],
  status: ['PUBLISHED', 'REJECTED', 'PENDING_REVIEW'],
  otp: ['123456'],
  code: ['123456'],
  direccion: ['x.ics', 'abc'],
  telefono: ['0981 123 456'],
  puntos_obtenidos: [5],
  puntos_posibles: [10],
  publica: ['AL_CALIFICAR', 'JUNTAS'],
  motivo: ['Sumé mal los puntos.'],
  recursos: [['https://example.org/apuntes.pdf'], []],
  multimedia_path: nada,
  preguntas: [preguntasDePrueba(1), preguntasDePrueba(3)],
  source: ['catalogo', 'ai'],
  periodo: ['', 'MODERNO'],
  rol: ['', 'COMPOSER'],
  numberOfQuestions: [1, 3],
  numberOfOptions: [3, 4],
  mainRole: [['COMPOSER'], ['POET', 'PERFORMER']],
  period: ['MODERNO', 'CONTEMPORANEO'],
  quality: ['A', null],
  birth_year: [1925],
  birth_month: [8, null],
  birth_day: [27, null],
  death_year: nada,
  death_month: nada,
  death_day: nada,
  photo_url: ['https://example.org/foto.png', ...nada],
  youtube_link: ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', ...nada],
  csv: ['apellido,nombre,email\nPaz,Ana,paz@prueba.py\n'],
}

/** What a text may turn out to be. */
export const textos = [
  '',
  ' ',
  '0',
  '-1',
  '1.5',
  '1e400',
  '9007199254740993',
  'NaN',
  'null',
  "'; DROP TABLE alumnos; --",
  '" OR 1=1 --',
  '%',
  '_',
  '*',
  'a"b*c(',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'ñ'.repeat(5001),
  'x'.repeat(100_001),
  '👩‍🎤',
  '\u202eabc',
  '../../etc/passwd',
  'uploads/../guarania.db',
  '2026-02-30',
  '2026-03-02T25:61',
  '+999999-01-01T00:00:00Z',
  '-000001-01-01',
  '9999-12-31',
  '0000-00-00',
  '<script>alert(1)</script>',
  '<p>'.repeat(5000),
  '__proto__',
  'constructor',
]

/** And a field of a body. */
export const valores: readonly unknown[] = [
  ...textos,
  0,
  1,
  -1,
  1.5,
  2 ** 31,
  2 ** 53,
  -(2 ** 63),
  1e308,
  true,
  false,
  null,
  [],
  {},
  [1, 2, 3],
  [null],
  ['x', 'x'],
  [[[[]]]],
  { id: 1 },
  { toString: 1 },
  [{ texto: 'x' }],
  [{ texto: 'x', opciones: [{}] }],
  Array(2000).fill(1),
  { $gt: '' },
]

/** And an id in an address. */
export const ids = [
  '99999',
  '0',
  '-1',
  'x',
  '1.0',
  '%00',
  '%2e%2e%2f',
  '1e1',
  '9'.repeat(15),
  '9'.repeat(30),
  '%F0%9F',
  '%',
  '1%2F2',
]

/** Bodies that are no objects. */
export const rotos = ['', '{', '[]', 'null', '"x"', '[1]', '{"a":', '\u0000', '{"__proto__":{"a":1}}']

/** What a body says it is. */
export const tipos = [
  'application/json; charset=utf-8',
  'application/json; charset=x',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'multipart/form-data; boundary=x',
  'text/plain',
  'application/octet-stream',
  'x',
]

export const formularios = [
  () => formularioCon('apuntes.pdf', muestras.pdf),
  () => formularioCon('../../x.pdf', muestras.pdf),
  () => formularioCon('\u0000.pdf', muestras.pdf),
  () => formularioCon(`${'ñ'.repeat(5000)}.pdf`, muestras.pdf),
  () => formularioCon('falsa.png', '<html>'),
  () => formularioCon('vacia.txt', ''),
  () => formularioCon('grande.txt', Buffer.alloc(70_000, 'a')),
  () => formularioCon('nota.txt', 'x', 'otro'),
  () => formularioCon('alumnos.csv', 'apellido;nombre;email\n"a;b\n'),
]
