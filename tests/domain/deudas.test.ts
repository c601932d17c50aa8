import { expect, test } from 'vitest'
import {
  avisoDeDeuda,
  deudaDe,
  deudaEnTexto,
  numeroDeRecibo,
  textoDeConcepto,
} from '../../src/domain/pagos/deudas.ts'
import { cuentaDe } from '../../src/domain/pagos/pagos.ts'

const condiciones = {
  modalidad_pago: 'PARTICULAR',
  anio: 2026,
  matricula_monto: 100,
  cuota_monto: 50,
  cuotas_de_antes: [],
  cuotas_desde: null,
  cuotas_hasta: null,
  dia_cobro: 10,
  estadias: [{ desde: '2026-03-02', hasta: null, ultima_cuota: null }],
} as const

const cuenta = (pagado: number) =>
  cuentaDe(condiciones, [{ concepto: 'MATRICULA', mes: null, monto: pagado }], '2026-04-11')

test('lo que se pide es la matrícula y los meses que vencieron, con su suma', () => {
  expect(deudaDe(cuenta(40))).toEqual({ debeMatricula: true, meses: ['2026-03', '2026-04'], debe: 160 })
  expect(deudaDe(cuenta(100))).toEqual({ debeMatricula: false, meses: ['2026-03', '2026-04'], debe: 100 })
})

test.each([
  [true, ['2026-03', '2026-09'], 'matrícula, marzo, septiembre'],
  [true, [], 'matrícula'],
  [false, ['2026-12'], 'diciembre'],
])('con matrícula %s y los meses %j se lee %s', (debeMatricula, meses, texto) => {
  expect(deudaEnTexto({ debeMatricula, meses })).toBe(texto)
})

test('el aviso dice de qué cátedra, cuánto y qué', () => {
  expect(avisoDeDeuda('Ana', 'Coro', deudaDe(cuenta(40)))).toEqual([
    'Hola, Ana:',
    'En «Coro» queda por pagar ₲\u00a0160: matrícula, marzo, abril.',
    'Si ya pagaste, avísanos y lo revisamos.',
  ])
})

test('un recibo tiene seis cifras, y dice de qué es', () => {
  expect([12, 1_234_567].map(numeroDeRecibo)).toEqual(['N.º 000012', 'N.º 1234567'])
  expect([textoDeConcepto(null), textoDeConcepto('2026-03')]).toEqual(['Matrícula', 'Cuota de marzo de 2026'])
})
