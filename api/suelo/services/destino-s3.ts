/** A store that speaks S3, and where in it the copies are. */
export interface DestinoS3 {
  /** 'https://host', or 'http://host:9000' with `?http=1` and, unless `?http=0`, on this machine itself. */
  endpoint: string
  region: string
  bucket: string
  /** Without slashes at its ends; '' for the whole bucket. */
  prefix: string
  accessKeyId: string
  secretAccessKey: string
}

/** `s3://host/bucket/prefix`: what may be said and written down. */
export const nombreDeDestino = ({ endpoint, bucket, prefix }: DestinoS3): string =>
  `s3://${[endpoint.replace(/^https?:\/\//, ''), bucket, prefix].filter(Boolean).join('/')}`

/**
 * Reads `s3://KEY:SECRET@host[:port]/bucket[/prefix][?region=…&http=1]`, each part percent-encoded; nothing where it
 * says something else.
 */
export function parseDestino(address: string): DestinoS3 | undefined {
  const url = URL.parse(address.trim())
  if (url?.protocol !== 's3:' || url.hash !== '') return undefined
  const unknown = [...url.searchParams.keys()].some((name) => name !== 'region' && name !== 'http')
  const http = url.searchParams.get('http') ?? (LOOPBACK.test(url.hostname) ? '1' : '0')
  if (unknown || !/^[01]$/.test(http)) return undefined
  const [accessKeyId, secretAccessKey, ...path] = [
    url.username,
    url.password,
    ...url.pathname.split('/').filter(Boolean),
  ].map(decoded)
  const [bucket, ...prefix] = path
  if (!accessKeyId || !secretAccessKey || !url.host || !bucket || prefix.includes(undefined)) return undefined
  return {
    endpoint: `${http === '1' ? 'http' : 'https'}://${url.host}`,
    region: url.searchParams.get('region') || regionOf(url.hostname),
    bucket,
    prefix: prefix.join('/'),
    accessKeyId,
    secretAccessKey,
  }
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** Most name it in their host, as s3.sa-east-1.amazonaws.com; those that have only one take any. */
const regionOf = (host: string): string => /^s3[.-]([a-z]+-[a-z0-9-]+)\./.exec(host)?.[1] ?? 'us-east-1'
