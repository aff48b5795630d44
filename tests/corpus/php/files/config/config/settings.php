<?php
return [
    'env' => $env,
    'debug' => $env !== 'production',
    'paths' => ['log' => "/var/log/$env.log"],
];
