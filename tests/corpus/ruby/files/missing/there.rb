def there(n) = "there " * n
