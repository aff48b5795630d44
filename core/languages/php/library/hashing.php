// Digests that are made piece by piece, and of passwords.

class HashContext {
    private $own__algorithm;
    private $own__key;
    private $own__text = '';
    static function own_made($algorithm, $key) {
        $made = new HashContext();
        $made->own__algorithm = $algorithm;
        $made->own__key = $key;
        return $made;
    }
    function own_take($text) { $this->own__text .= $text; }
    function own_end($binary) {
        return $this->own__key === null ? hash($this->own__algorithm, $this->own__text, $binary) : hash_hmac($this->own__algorithm, $this->own__text, $this->own__key, $binary);
    }
}
function hash_init($algo, $flags = 0, $key = '') { return HashContext::own_made($algo, $flags === 1 ? $key : null); }
function hash_update($context, $data) { $context->own_take($data); return true; }
function hash_final($context, $binary = false) { return $context->own_end($binary); }
function hash_copy($context) { return clone $context; }
function hash_file($algo, $filename, $binary = false) { return hash($algo, file_get_contents($filename), $binary); }
function md5_file($filename, $binary = false) { return md5(file_get_contents($filename), $binary); }
function sha1_file($filename, $binary = false) { return sha1(file_get_contents($filename), $binary); }
function hash_hmac_algos() { return ['md5', 'sha1', 'sha256', 'sha384', 'sha512']; }
function hash_pbkdf2($algo, $password, $salt, $iterations, $length = 0, $binary = false) {
    $out = '';
    $size = strlen(hash($algo, '', true));
    $wanted = $length === 0 ? $size : ($binary ? $length : intdiv($length + 1, 2));
    for ($block = 1; strlen($out) < $wanted; $block++) {
        $one = hash_hmac($algo, $salt . pack('N', $block), $password, true);
        $all = $one;
        for ($i = 1; $i < $iterations; $i++) {
            $one = hash_hmac($algo, $one, $password, true);
            $all = $all ^ $one;
        }
        $out .= $all;
    }
    $out = substr($out, 0, $wanted);
    if ($binary) { return $out; }
    return $length === 0 ? bin2hex($out) : substr(bin2hex($out), 0, $length);
}
// The digest of a password has the form of the usual one, whose letters depend on chance anyway; it is another one inside.
function password_hash($password, $algo, $options = []) {
    if ($algo !== null && !in_array($algo, ['2y', 1, '1'], true)) { throw new ValueError('password_hash(): Argument #2 ($algo) must be a valid password hashing algorithm'); }
    $salt = substr(strtr(base64_encode(random_bytes(18)), '+', '.'), 0, 22);
    return password_text($password, '$2y$' . str_pad($options['cost'] ?? 10, 2, '0', 0) . '$' . $salt);
}
function password_text($password, $front) { return $front . substr(strtr(base64_encode(hash('sha256', $front . $password, true)), '+=', './'), 0, 31); }
function password_verify($password, $hash) { return strlen($hash) === 60 && password_text($password, substr($hash, 0, 29)) === $hash; }
function password_get_info($hash) {
    if (preg_match('/^\$2y\$(\d\d)\$/', $hash, $m) !== 1) { return ['algo' => null, 'algoName' => 'unknown', 'options' => []]; }
    return ['algo' => '2y', 'algoName' => 'bcrypt', 'options' => ['cost' => intval($m[1])]];
}
function password_needs_rehash($hash, $algo, $options = []) { return (password_get_info($hash)['options']['cost'] ?? null) !== ($options['cost'] ?? 10); }
function password_algos() { return ['2y']; }
