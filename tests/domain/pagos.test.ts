import { expect, test } from 'vitest'
import { mesesDeCuota, vencimientoDe } from '../../src/domain/pagos/meses-de-cuota.ts'
import {
  atrasoDe,
  type Condiciones,
  cuentaDe,
  cuotasQueQuedan,
  matriculaCon,
  type PagoHecho,
  pagoDe,
  saldoDe,
} from '../../src/domain/pagos/pagos.ts'

/** Of who has been in the course since then. */
const desdeEl = (desde: string) => ({ estadias: [{ desde, hasta: null, ultima_cuota: null }] })

const condiciones = (datos: Partial<Condiciones> = {}): Condiciones => ({
  modalidad_pago: 'PARTICULAR',
  anio: 2026,
  matricula_monto: 100,
  cuota_monto: 50,
  cuotas_de_antes: [],
  cuotas_desde: null,
  cuotas_hasta: null,
  dia_cobro: 10,
  ...desdeEl('2026-03-02'),
  ...datos,
})

const matricula = (monto: number): PagoHecho => ({ concepto: 'MATRICULA', mes: null, monto })
const cuota = (mes: string, monto = 50): PagoHecho => ({ concepto: 'CUOTA', mes: `2026-${mes}`, monto })

test.each<[string, Partial<Condiciones>, PagoHecho[], string, string]>([
  ['INSTITUCIONAL', { modalidad_pago: 'INSTITUCIONAL' }, [], '2026-12-31', 'GRATUITO'],
  ['sin montos', { matricula_monto: 0, cuota_monto: 0 }, [], '2026-12-31', 'GRATUITO'],
  ['sin pagar la matrícula', {}, [], '2026-03-02', 'MATRÍCULA PENDIENTE'],
  ['sin la matrícula, aunque deba cuotas', {}, [], '2026-12-31', 'MATRÍCULA PENDIENTE'],
  ['con cuotas y sin matrícula', {}, [cuota('03')], '2026-03-05', 'MATRÍCULA PENDIENTE'],
  ['con parte de la matrícula', {}, [matricula(99)], '2026-03-05', 'MATRÍCULA PARCIALMENTE PAGADA'],
  ['con la matrícula en dos partes', {}, [matricula(60), matricula(40)], '2026-03-05', 'AL DÍA'],
  ['el día de cobro', {}, [matricula(100)], '2026-03-10', 'AL DÍA'],
  ['el día después', {}, [matricula(100)], '2026-03-11', 'EN MORA'],
  ['con el mes pagado', {}, [matricula(100), cuota('03')], '2026-04-10', 'AL DÍA'],
  ['con el mes pagado en parte', {}, [matricula(100), cuota('03', 49)], '2026-03-11', 'EN MORA'],
  [
    'con el mes en dos partes',
    {},
    [matricula(100), cuota('03', 20), cuota('03', 30)],
    '2026-03-11',
    'AL DÍA',
  ],
  ['con el mes siguiente y no el primero', {}, [matricula(100), cuota('04')], '2026-04-05', 'EN MORA'],
  ['sin matrícula que pagar', { matricula_monto: 0 }, [], '2026-03-10', 'AL DÍA'],
  ['sin matrícula que pagar, vencida la cuota', { matricula_monto: 0 }, [], '2026-03-11', 'EN MORA'],
  ['solo con matrícula', { cuota_monto: 0 }, [matricula(100)], '2026-12-31', 'AL DÍA'],
  ['sin día de cobro, el último', { dia_cobro: null }, [matricula(100)], '2026-03-31', 'AL DÍA'],
  ['sin día de cobro, al mes siguiente', { dia_cobro: null }, [matricula(100)], '2026-04-01', 'EN MORA'],
  [
    'quien se inscribe pasado el día, el resto del mes',
    desdeEl('2026-03-11'),
    [matricula(100)],
    '2026-03-31',
    'AL DÍA',
  ],
  [
    'quien se inscribe pasado el día, al mes siguiente',
    desdeEl('2026-03-11'),
    [matricula(100)],
    '2026-04-01',
    'EN MORA',
  ],
  ['quien se inscribe el mismo día', desdeEl('2026-03-10'), [matricula(100)], '2026-03-11', 'EN MORA'],
  [
    'quien se inscribió el año anterior, desde enero',
    desdeEl('2025-11-20'),
    [matricula(100)],
    '2026-01-11',
    'EN MORA',
  ],
  ['antes del año de la cátedra', desdeEl('2025-11-20'), [matricula(100)], '2025-12-31', 'AL DÍA'],
  [
    'terminado el año, con todo pagado',
    desdeEl('2026-12-01'),
    [matricula(100), cuota('12')],
    '2027-06-01',
    'AL DÍA',
  ],
  ['inscrito después del año', desdeEl('2027-01-05'), [matricula(100)], '2027-06-01', 'AL DÍA'],
])('%s: %o', (_caso, datos, pagos, hoy, estado) => {
  expect(cuentaDe(condiciones(datos), pagos, hoy).estado).toBe(estado)
})

test.each([
  ['2026-02', 31, '2026-02-28'],
  ['2028-02', 30, '2028-02-29'],
  ['2026-04', 31, '2026-04-30'],
  ['2026-05', 31, '2026-05-31'],
  ['2026-05', 1, '2026-05-01'],
  ['2026-05', null, '2026-05-31'],
])('la cuota de %s con día de cobro %s vence el %s', (mes, dia_cobro, vence) => {
  expect(vencimientoDe(mes, { dia_cobro, ...desdeEl('2025-01-01') })).toBe(vence)
})

test('los meses van del de la inscripción al fin del año de la cátedra', () => {
  expect(mesesDeCuota(condiciones(desdeEl('2026-10-31')))).toEqual(['2026-10', '2026-11', '2026-12'])
  expect(mesesDeCuota(condiciones(desdeEl('2025-10-31')))).toHaveLength(12)
  expect(mesesDeCuota(condiciones(desdeEl('2027-01-01')))).toEqual([])
})

test.each([
  [{ monto: 50, pagado: 50, debe: 0 }, 'PAGADO'],
  [{ monto: 50, pagado: 0, debe: 50 }, 'SIN PAGAR'],
  [{ monto: 50, pagado: 20, debe: 30 }, 'EN PARTE'],
  // Of a month to come nothing is owed yet, and still it is not paid.
  [{ monto: 50, pagado: 20, debe: 0 }, 'EN PARTE'],
])('de %o se dice %s', (cuenta, pago) => {
  expect(pagoDe(cuenta)).toBe(pago)
})

test('la cuenta dice qué se debe y qué venció; lo adelantado cuenta como pagado', () => {
  const pagos = [matricula(40), cuota('03'), cuota('04', 20), cuota('07', 10)]

  expect(cuentaDe(condiciones(), pagos, '2026-05-05')).toEqual({
    estado: 'MATRÍCULA PARCIALMENTE PAGADA',
    matricula: { monto: 100, pagado: 40, debe: 60 },
    meses: [
      { mes: '2026-03', monto: 50, pagado: 50, debe: 0, vence: '2026-03-10', vencido: false },
      { mes: '2026-04', monto: 50, pagado: 20, debe: 30, vence: '2026-04-10', vencido: true },
      { mes: '2026-05', monto: 50, pagado: 0, debe: 50, vence: '2026-05-10', vencido: false },
      { mes: '2026-07', monto: 50, pagado: 10, debe: 0, vence: '2026-07-10', vencido: false },
    ],
    pagado: 120,
    debe: 140,
    vencido: 30,
  })
})

test.each([
  ['sin pagar nada', [], '2026-05-05', 200],
  ['con parte de la matrícula', [matricula(40), cuota('03')], '2026-05-05', 110],
  ['con la matrícula', [matricula(100)], '2026-05-05', 100],
  ['al día', [matricula(100), cuota('03'), cuota('04')], '2026-05-05', 0],
])('lo atrasado %s son la matrícula y los meses vencidos', (_caso, pagos, hoy, atraso) => {
  expect(atrasoDe(cuentaDe(condiciones(), pagos, hoy))).toBe(atraso)
})

test.each<[string, Partial<Condiciones>, PagoHecho['concepto'], string | null, number | null]>([
  ['la matrícula', {}, 'MATRICULA', null, 60],
  ['un mes pagado en parte', {}, 'CUOTA', '2026-03', 20],
  ['un mes que viene', {}, 'CUOTA', '2026-12', 50],
  ['un mes anterior a la inscripción', {}, 'CUOTA', '2026-02', null],
  ['un mes de otro año', {}, 'CUOTA', '2027-01', null],
  ['una cuota donde no se cobra', { modalidad_pago: 'INSTITUCIONAL' }, 'CUOTA', '2026-04', 0],
])('lo que queda por pagar de %s', (_caso, datos, concepto, mes, saldo) => {
  const pagos = [matricula(40), cuota('03', 30)]

  expect(saldoDe(condiciones(datos), pagos, { concepto, mes })).toBe(saldo)
})

test('donde las cuotas van de marzo a noviembre, quien llega en febrero no debe nada antes de la primera clase', () => {
  const deMarzo = { ...desdeEl('2026-02-10'), cuotas_desde: '2026-03', cuotas_hasta: '2026-11' }

  expect(cuentaDe(condiciones(deMarzo), [matricula(100)], '2026-03-01')).toMatchObject({
    estado: 'AL DÍA',
    meses: [{ mes: '2026-03', vencido: false }],
  })
  expect(mesesDeCuota(condiciones(deMarzo)).at(-1)).toBe('2026-11')
  expect(mesesDeCuota(condiciones({ ...desdeEl('2025-12-01'), cuotas_desde: '2025-12' }))).toHaveLength(13)
})

test('un aumento vale desde su mes: lo anterior, y lo pagado entero, cuesta lo que costaba', () => {
  const pagos = [cuota('03'), cuota('07'), cuota('08', 20), cuota('09')]
  const aumento = { desde: '2026-07', monto: 60 }

  const quedan = cuotasQueQuedan(condiciones(), pagos, aumento)
  const despues = condiciones({ cuota_monto: 60, cuotas_de_antes: quedan })

  expect(
    cuentaDe(despues, pagos, '2026-09-30').meses.map(({ mes, monto, debe }) => [mes, monto, debe]),
  ).toEqual([
    ['2026-03', 50, 0],
    ['2026-04', 50, 50],
    ['2026-05', 50, 50],
    ['2026-06', 50, 50],
    ['2026-07', 50, 0],
    ['2026-08', 60, 40],
    ['2026-09', 50, 0],
  ])
  expect(saldoDe(despues, pagos, { concepto: 'CUOTA', mes: '2026-12' })).toBe(60)
  // Annulled later, it costs what it did.
  expect(saldoDe(despues, [], { concepto: 'CUOTA', mes: '2026-09' })).toBe(50)
})

test('dos aumentos, y volver atrás uno, dejan cada mes en lo suyo', () => {
  const primero = cuotasQueQuedan(condiciones(), [], { desde: '2026-07', monto: 60 })
  const deJulio = condiciones({ cuota_monto: 60, cuotas_de_antes: primero })
  const deOctubre = condiciones({
    cuota_monto: 70,
    cuotas_de_antes: cuotasQueQuedan(deJulio, [], { desde: '2026-10', monto: 70 }),
  })
  const montosDe = (una: Condiciones) =>
    ['06', '07', '10'].map((mes) => saldoDe(una, [], { concepto: 'CUOTA', mes: `2026-${mes}` }))

  expect(montosDe(deOctubre)).toEqual([50, 60, 70])
  expect(cuotasQueQuedan(deOctubre, [], { desde: '2025-12', monto: 50 })).toEqual([])
})

test('quien dejó de pagar debe los meses de antes; quien nunca pagó una cuota no tiene ninguna pagada', () => {
  const quedan = cuotasQueQuedan(condiciones(), [], { desde: '2026-04', monto: 0 })
  const becada = condiciones({ matricula_monto: 0, cuota_monto: 0, cuotas_de_antes: quedan })
  const gratuita = condiciones({ cuota_monto: 0 })

  expect(cuentaDe(becada, [], '2026-06-30')).toMatchObject({ estado: 'EN MORA', debe: 50 })
  expect(cuentaDe(becada, [cuota('03')], '2026-06-30').estado).toBe('AL DÍA')
  expect(cuotasQueQuedan(gratuita, [], { desde: '2026-01', monto: 50 })).toEqual([
    { mes: '2025-12', monto: 0 },
  ])
})

test.each([
  ['pagada entera queda como está', [matricula(100)], 100],
  ['pagada en parte cambia', [matricula(99)], 150],
  ['sin pagar cambia', [], 150],
])('una matrícula %s', (_caso, pagos, monto) => {
  expect(matriculaCon(condiciones(), pagos, 150)).toBe(monto)
})
