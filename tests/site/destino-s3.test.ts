import { expect, test } from 'vitest'
import { nombreDeDestino, parseDestino } from '../../api/suelo/services/destino-s3'
import { readSettings, UsageError } from '../../api/suelo/services/settings'

const claves = { accessKeyId: 'CLAVE', secretAccessKey: 'SECRETO' }

test.each([
  [
    's3://CLAVE:SECRETO@s3.sa-east-1.amazonaws.com/cubo/una/carpeta',
    {
      endpoint: 'https://s3.sa-east-1.amazonaws.com',
      region: 'sa-east-1',
      bucket: 'cubo',
      prefix: 'una/carpeta',
    },
  ],
  [
    's3://CLAVE:SECRETO@minio.edu.py:9000/cubo?http=1',
    { endpoint: 'http://minio.edu.py:9000', region: 'us-east-1', bucket: 'cubo', prefix: '' },
  ],
  [
    's3://CLAVE:SECRETO@minio.edu.py/cubo/x/?region=py-asu-1',
    { endpoint: 'https://minio.edu.py', region: 'py-asu-1', bucket: 'cubo', prefix: 'x' },
  ],
  [
    's3://CLAVE:SECRETO@127.0.0.1:9000/cubo',
    { endpoint: 'http://127.0.0.1:9000', region: 'us-east-1', bucket: 'cubo', prefix: '' },
  ],
  [
    's3://CLAVE:SECRETO@localhost/cubo?http=0',
    { endpoint: 'https://localhost', region: 'us-east-1', bucket: 'cubo', prefix: '' },
  ],
])('%s dice dónde van las copias', (address, destino) => {
  expect(parseDestino(address)).toEqual({ ...destino, ...claves })
})

test('los signos de la clave, el secreto y la carpeta van codificados', () => {
  expect(parseDestino('s3://CL%2FA%3AVE:SE%2FC%2BR%40ETO@s3.eu/cubo/mi%20carpeta')).toMatchObject({
    accessKeyId: 'CL/A:VE',
    secretAccessKey: 'SE/C+R@ETO',
    prefix: 'mi carpeta',
  })
})

test('lo que se puede decir de un destino no tiene ni la clave ni el secreto', () => {
  const destino = parseDestino('s3://CLAVE:SECRETO@s3.eu:9000/cubo/carpeta')

  expect(destino && nombreDeDestino(destino)).toBe('s3://s3.eu:9000/cubo/carpeta')
})

test.each([
  's3://CLAVE@s3.eu/cubo',
  's3://:SECRETO@s3.eu/cubo',
  's3://CLAVE:SEC/RETO@s3.eu/cubo',
  's3://CLAVE:SECRETO@s3.eu',
  's3://CLAVE:SECRETO@s3.eu/',
  's3://CLAVE:SECRETO@/cubo',
  's3://CLAVE:SECRE%TO@s3.eu/cubo',
  's3://CLAVE:SECRETO@s3.eu/cubo?regoin=x',
  's3://CLAVE:SECRETO@s3.eu/cubo?http=quizas',
  's3://CLAVE:SECRETO@s3.eu/cubo#x',
  'https://CLAVE:SECRETO@s3.eu/cubo',
  's3:CLAVE:SECRETO@s3.eu/cubo',
  'CLAVE:SECRETO@s3.eu/cubo',
])('%s detiene el arranque con una línea que no la repite', (BACKUP_S3) => {
  expect(() => readSettings({ BACKUP_S3 })).toThrow(
    new UsageError(
      'BACKUP_S3: se esperaba una dirección como s3://CLAVE:SECRETO@servidor/bucket/carpeta, con los signos de la clave y el secreto codificados (/ es %2F).',
    ),
  )
})
