<?php
if ($name === 'early') {
    return 'left early';
}
return 'late';
