import { expect, test } from 'vitest'
import { readSettings, UsageError } from '../../api/suelo/services/settings'

test('sin nada dicho, cada ajuste tiene un valor que sirve', () => {
  expect(readSettings({})).toEqual({
    port: 3000,
    host: '127.0.0.1',
    dataDir: './data',
    siteUrl: undefined,
    siteName: undefined,
    footerCredit: 'Desarrollado por el equipo de Guarania.',
    zona: undefined,
    adminPassword: undefined,
    adminEmail: undefined,
    resendApiKey: undefined,
    smtpUrl: undefined,
    mailFrom: 'Guarania <no-responder@localhost>',
    pushHosts: [],
    gradeNoticeMinutes: 10,
    geminiApiKey: undefined,
    geminiModel: 'gemini-2.5-flash',
    geminiBaseUrl: undefined,
    iaMonthlyCap: 100,
    limitsCalls: true,
    trustsProxy: false,
    maxBytes: { archivo: 25 * 1024 * 1024, medio: 100 * 1024 * 1024 },
    metricsToken: undefined,
    logsJson: false,
    workers: 1,
    backup: { dir: 'data/copias', everyHours: 24, keep: 7 },
    remota: { destino: undefined, everyMinutes: 60, frase: undefined },
    edge: undefined,
  })
})

test('una opción vale más que el ambiente, y lo vacío es como no dicho', () => {
  const { port, dataDir, siteName } = readSettings(
    { PORT: '80', SITE_NAME: '' },
    { PORT: '8080', DATA_DIR: undefined },
  )

  expect({ port, dataDir, siteName }).toEqual({ port: 8080, dataDir: './data', siteName: undefined })
})

test('lo que es solo espacios es como no dicho', () => {
  const { port, host, backup } = readSettings({ PORT: ' ', HOST: ' ', BACKUP_EVERY_HOURS: ' ' })

  expect([port, host, backup.everyHours]).toEqual([3000, '127.0.0.1', 24])
})

test('un espacio o un CR al final de un ajuste no es parte de él', () => {
  const { port, adminPassword, siteUrl, limitsCalls, smtpUrl, edge, remota } = readSettings({
    PORT: ' 8080\r',
    ADMIN_PASSWORD: 'lapacho rosado\r',
    SITE_URL: ' https://musica.edu.py\r',
    RATE_LIMIT: 'off ',
    SMTP_URL: 'smtp://correo.edu.py:25\r',
    EDGE: 'varnish:http://10.0.0.2:6081 ',
    BACKUP_S3: 's3://CLAVE:SECRETO@copias.example/bucket\r',
  })

  expect({ port, adminPassword, siteUrl, limitsCalls, smtpUrl }).toEqual({
    port: 8080,
    adminPassword: 'lapacho rosado',
    siteUrl: 'https://musica.edu.py',
    limitsCalls: false,
    smtpUrl: 'smtp://correo.edu.py:25',
  })
  expect(edge).toBeDefined()
  expect(remota.destino?.bucket).toBe('bucket')
})

test('de la frase que cifra las copias queda lo que se escribió: abre las de antes', () => {
  expect(readSettings({ BACKUP_KEY: 'una frase\r' }).remota.frase).toBe('una frase\r')
})

test('de la dirección del sitio queda el origen', () => {
  expect(readSettings({ SITE_URL: 'https://musica.edu.py/' }).siteUrl).toBe('https://musica.edu.py')
})

test.each([
  'catedra@ejemplo.edu.py',
  '<catedra@ejemplo.edu.py>',
  'Guarania <no-responder@localhost>',
  "Escuela de Música «Ñandutí» (avisos) d'Arte <avisos@ejemplo.edu.py>",
  '"Pérez, Ana: avisos" <avisos@ejemplo.edu.py>',
])('%s sirve de remitente', (MAIL_FROM) => {
  expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM)
})

test.each([
  [{ PORT: 'ochenta' }, 'PORT: se esperaba un número de puerto entre 0 y 65535, no «ochenta».'],
  [
    { MAX_MEDIA_MB: 'mucho' },
    'MAX_MEDIA_MB: se esperaba un número entero de megabytes entre 1 y 1024, no «mucho».',
  ],
  [
    { MAX_UPLOAD_MB: '0' },
    'MAX_UPLOAD_MB: se esperaba un número entero de megabytes entre 1 y 1024, no «0».',
  ],
  [{ PORT: '70000' }, 'PORT: se esperaba un número de puerto entre 0 y 65535, no «70000».'],
  [
    { SITE_URL: 'musica.edu.py' },
    'SITE_URL: se esperaba una dirección que comience con http:// o https://, sin carpeta, no «musica.edu.py».',
  ],
  ...['https://edu.py/musica', 'https://edu.py/?sitio=musica', 'https://ana:clave@edu.py'].map((SITE_URL) => [
    { SITE_URL },
    `SITE_URL: se esperaba una dirección que comience con http:// o https://, sin carpeta, no «${SITE_URL}».`,
  ]),
  [
    { TZ_INSTITUCION: 'Paraguay' },
    'TZ_INSTITUCION: se esperaba una zona horaria, como America/Asuncion, no «Paraguay».',
  ],
  [
    { ADMIN_PASSWORD: 'x'.repeat(1001) },
    'ADMIN_PASSWORD: se esperaba una contraseña de hasta 1000 caracteres.',
  ],
  [{ METRICS_TOKEN: 'corto' }, 'METRICS_TOKEN: se esperaba una clave de al menos 16 caracteres.'],
  [
    { SMTP_URL: 'usuario:secreta@servidor' },
    'SMTP_URL: se esperaba una dirección como smtp://usuario:clave@servidor:587.',
  ],
  [{ SMTP_URL: 'smtp://' }, 'SMTP_URL: se esperaba una dirección como smtp://usuario:clave@servidor:587.'],
  [
    { SMTP_URL: 'smtp:servidor' },
    'SMTP_URL: se esperaba una dirección como smtp://usuario:clave@servidor:587.',
  ],
  ...['nada', 'Cátedra <>', 'Cátedra', 'a@b.py, c@d.py', 'Pérez, Ana <a@b.py>'].map((MAIL_FROM) => [
    { MAIL_FROM },
    `MAIL_FROM: se esperaba un remitente, como Cátedra <catedra@ejemplo.edu.py>, no «${MAIL_FROM}».`,
  ]),
] as [Record<string, string>, string][])('%j detiene el arranque con una línea clara', (env, line) => {
  expect(() => readSettings(env)).toThrow(new UsageError(line))
})
