<?php
function mail_to(array $data, string $event): void
{
    Bus::$log[] = "mail about $event to {$data['name']}";
}
return fn(Bus $bus) => $bus->on('user.created', 'mail_to')->on('user.deleted', mail_to(...));
