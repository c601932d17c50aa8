import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type Certificado = ReturnType<typeof createCertificado>

/** For this machine, signed by itself; whoever is told of the file believes it. */
export function createCertificado() {
  const carpeta = mkdtempSync(join(tmpdir(), 'guarania-'))
  const [key, archivo] = ['clave.pem', 'certificado.pem'].map((una) => join(carpeta, una)) as [string, string]
  const pedido = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost']
  const nombres = ['-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  execFileSync('openssl', [...pedido, ...nombres, '-keyout', key, '-out', archivo], { stdio: 'ignore' })
  return { key: readFileSync(key), cert: readFileSync(archivo), archivo }
}
